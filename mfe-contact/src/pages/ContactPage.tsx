import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Card,
  Container,
  from,
  Heading,
  Lazy,
  PageHead,
  Skeleton,
  Split,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import type { Booked } from '../booking/useConsultationForm.ts';
import { WhatHappensNext } from '../booking/WhatHappensNext.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import { OtherWays } from '../cards/OtherWays.tsx';

const Page = styled.div`
  a {
    overflow-wrap: anywhere;
  }
  /* There is nothing to see yet. */
  &:not(:has(section ul)) a[href='#own-consultations'] {
    visibility: hidden;
  }
`;

const Place = styled(Container)`
  display: grid;
  gap: 56px;
  padding-bottom: var(--section);
`;

/* A ticket with one edge: what is filled in, and its stub, which tells what happens next and is as tall. */
const Ticket = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: clip;
  > * {
    border: 0;
    border-radius: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > * {
      padding: 40px;
    }
  }
`;

/* As tall while they load as with none. */
const Own = styled(Split)`
  min-height: 138px;
  ${from.desktop} {
    min-height: 70px;
    /* Its first line is on that of the heading. */
    > div {
      padding-top: 10px;
    }
  }
`;

const loadOwn = () =>
  import(/* webpackChunkName: "page-contact-data" */ '../consultations/OwnConsultations.tsx');

const waiting = (
  <div role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={24} $width="min(100%, 36rem)" />
  </div>
);

/** `/contact`. The user's bookings wait for the data layer, the page does not. */
export const createPage = (deps: RemoteDeps) => ({ element: <ContactPage {...deps} /> });

/** The form, the user's own bookings, and other ways to reach the business. */
function ContactPage({ client, notify, config, auth }: RemoteDeps) {
  const [booked, setBooked] = useState<Booked>();
  return (
    <Page>
      <PageHead title="Contact">
        <Stack $gap={8} $align="start">
          Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
          <TextLink href="#own-consultations">See your consultations</TextLink>
        </Stack>
      </PageHead>
      <Place>
        <Ticket>
          <Card as="article">
            <ConsultationForm
              client={client}
              notify={notify}
              auth={auth}
              booked={booked}
              onBooked={setBooked}
              channelUrl={config.telegramChannelUrl}
            />
          </Card>
          <WhatHappensNext asked={booked?.booking.createdAt} />
        </Ticket>
        <Own as="section" $gap={24} aria-labelledby="own-consultations">
          <Heading level={2} size={31} id="own-consultations">
            Your consultations
          </Heading>
          <Stack $gap={16}>
            <Lazy what="Your consultations" load={loadOwn} client={client} waiting={waiting}>
              {({ OwnConsultations }, apollo) => (
                <OwnConsultations
                  client={apollo}
                  contactEmail={config.contactEmail}
                  waiting={waiting}
                  booked={booked}
                  onWithdrawn={id => setBooked(last => (last?.booking.id === id ? undefined : last))}
                />
              )}
            </Lazy>
          </Stack>
        </Own>
      </Place>
      <OtherWays notify={notify} config={config} />
    </Page>
  );
}
