import { Button, Text } from '@site/ui';
import { call, useAction } from './accountApi.ts';
import { AccountSection, ActionOutcome, Setting, type AccountProps } from './AccountSection.tsx';

const FILE_NAME = 'my-data.json';

/** Everything that is stored about the user, as a file. */
export function PersonalData({ auth }: AccountProps) {
  const { pending, outcome, run } = useAction(auth);
  const download = async () => {
    const data: unknown = await (await call(auth, 'GET', '/api/account/data')).json();
    saveAs(FILE_NAME, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    return `${FILE_NAME} is in your downloads.`;
  };
  return (
    <AccountSection id="own-data" title="Your data">
      <Setting>
        <Text $muted>
          All that is stored, as a JSON file: your name and email, sessions, bookings, progress, sign-up and
          usage counters. What you ask the tutor is not stored.
        </Text>
        <Button $variant="secondary" $size="small" aria-disabled={pending} onClick={() => run(download)}>
          {pending ? 'Downloading...' : 'Download my data'}
        </Button>
      </Setting>
      <ActionOutcome outcome={outcome} />
    </AccountSection>
  );
}

function saveAs(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
