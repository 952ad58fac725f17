import { changeableUntil } from '@site/validation';
import { Steps } from '@site/ui';

const when = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** The three steps of the consultation, booked at `asked`, with the time of our answer in the reader's zone, or not yet. */
export function WhatHappensNext({ asked }: { asked?: string | undefined }) {
  const time = (at: Date) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;
  return (
    <Steps
      current={asked ? 1 : 0}
      steps={[
        asked
          ? ['You asked', time(new Date(asked))]
          : [
              'You ask',
              'Now, in the form: what you trade or want to, and when it suits you. No payment details.',
            ],
        [
          'We answer',
          <>
            {asked ? <>By {time(changeableUntil(asked))}</> : 'Within 24 hours'}. One of us writes or calls to
            find a time that suits you.
          </>,
        ],
        [
          'We talk',
          'Free, and it binds you to nothing. Have your largest question ready, and what you could lose without harm.',
        ],
      ]}
    />
  );
}
