import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Card,
  Container,
  Divider,
  from,
  Heading,
  Lazy,
  Lead,
  Row,
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

const Place = styled(Container)`
  display: grid;
  gap: 56px;
  padding-block: var(--section);
  a {
    overflow-wrap: anywhere;
  }
  /* There is nothing to see yet. */
  &:not(:has(> section > ul)) a[href='#own-consultations'] {
    display: none;
  }
`;

/* The title and what happens next, and the form beside both. */
const Top = styled(Split)`
  ${from.desktop} {
    grid-template-rows: auto 1fr;
    column-gap: 24px;
    > article {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/* As tall while they load as with none. A list is as wide as the page. */
const Own = styled(Stack)`
  min-height: 138px;
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    row-gap: 8px;
    min-height: 60px;
    > * {
      grid-column: 2;
    }
    > h2 {
      grid-area: 1 / 1 / span 2;
    }
    > ul,
    > ul ~ * {
      grid-column: 1 / -1;
      margin-top: 16px;
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
    <>
      <Place>
        <Top>
          <Stack $gap={24}>
            <Divider $gold />
            <Row $justify="space-between" $align="end">
              <Heading level={1} size={76}>
                Contact
              </Heading>
              <TextLink href="#own-consultations">See your consultations</TextLink>
            </Row>
            <Lead>
              Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
            </Lead>
          </Stack>
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
        </Top>
        <Own as="section" $gap={24} aria-labelledby="own-consultations">
          <Heading level={2} size={31} id="own-consultations">
            Your consultations
          </Heading>
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
        </Own>
      </Place>
      <OtherWays notify={notify} config={config} />
    </>
  );
}
