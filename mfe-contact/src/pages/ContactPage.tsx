import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Card,
  Container,
  from,
  Heading,
  Lazy,
  PageHead,
  Row,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { BookingState } from '../consultations/BookingDetails.tsx';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

const Place = styled(Container)`
  padding-bottom: var(--section);
`;

/* On a phone the bookings stand right below the form that made them. */
const Desk = styled.div`
  display: grid;
  gap: 40px 24px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);

  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Rail = styled.div`
  display: grid;
  gap: 24px;
  min-width: 0;
`;

/* As high on a phone without a booking: what is below stands still when one is found. */
const Own = styled(Row)`
  min-height: 64px;
  ${from.tablet} {
    min-height: 0;
  }
`;

const loadOwn = () =>
  import(/* webpackChunkName: "page-contact-data" */ '../consultations/OwnConsultations.tsx');

const waiting = (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={112} />
    <Skeleton $height={112} />
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
      <PageHead title="Contact">
        Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
        <Own $gap={8}>
          <TextLink href="#own-consultations">Your consultations</TextLink>
          {newest && <BookingState key={newest} createdAt={newest} />}
        </Own>
      </PageHead>
      <Place>
        <Desk>
          <Stack $gap={40}>
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
