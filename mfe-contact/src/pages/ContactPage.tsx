import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import { Card, Container, from, Heading, Lazy, PageHead, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { WhatHappensNext } from '../booking/WhatHappensNext.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

const Place = styled(Container)`
  padding-bottom: var(--section);
`;

/* On a phone the bookings stand right below the form that made them. */
const Desk = styled.div`
  display: grid;
  gap: 56px 24px;
  grid-template-columns: minmax(0, 1fr);

  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > section {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

const Rail = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 24px;
  min-width: 0;
`;

const loadOwn = () =>
  import(/* webpackChunkName: "page-contact-data" */ '../consultations/OwnConsultations.tsx');

const waiting = (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={136} />
  </Stack>
);

/** `/contact`. The user's bookings wait for the data layer, the page does not. */
export const createPage = (deps: RemoteDeps) => ({ element: <ContactPage {...deps} /> });

/** Three ways to reach the business, and the user's own bookings. */
function ContactPage({ client, notify, config, auth }: RemoteDeps) {
  const [withdrawn, setWithdrawn] = useState<string>();
  const [newest, setNewest] = useState<string>();
  return (
    <>
      <PageHead title="Contact" aside={<WhatHappensNext key={newest} asked={newest} />}>
        Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
      </PageHead>
      <Place>
        <Desk>
          <Card as="article">
            <ConsultationForm
              client={client}
              notify={notify}
              auth={auth}
              withdrawn={withdrawn}
              channelUrl={config.telegramChannelUrl}
            />
          </Card>
          <Stack as="section" $gap={24} aria-labelledby="own-consultations">
            <Heading level={2} size={31} id="own-consultations">
              Your consultations
            </Heading>
            <Lazy what="Your consultations" load={loadOwn} client={client} waiting={waiting}>
              {({ OwnConsultations }, apollo) => (
                <OwnConsultations
                  client={apollo}
                  contactEmail={config.contactEmail}
                  waiting={waiting}
                  onWithdrawn={setWithdrawn}
                  onNewest={setNewest}
                />
              )}
            </Lazy>
          </Stack>
          <Rail>
            <TelegramCard url={config.telegramChannelUrl} />
            <PaymentCard notify={notify} />
          </Rail>
        </Desk>
      </Place>
    </>
  );
}
