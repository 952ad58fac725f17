import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Card,
  Container,
  from,
  Grid,
  Heading,
  Lazy,
  PageHead,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { WayToBookings, WhatHappensNext } from '../booking/WhatHappensNext.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

const Place = styled(Container)`
  display: grid;
  gap: 56px;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: var(--section);
`;

/* One card: the form, and what comes of it. */
const Booking = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  > * {
    padding: 24px;
  }
  > section {
    border-top: 1px solid var(--line);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > section {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;

/* Their buttons stand in one line; three of them need more room than one. */
const Ways = styled(Grid)`
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  > * > * {
    flex: 1;
    > :last-child {
      margin-top: auto;
    }
  }
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
  const [bookings, setBookings] = useState<readonly OwnBooking[]>([]);
  const asked = bookings[0]?.createdAt;
  const { contactEmail, telegramChannelUrl } = config;
  return (
    <>
      <PageHead title="Contact">
        Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
      </PageHead>
      <Place>
        <Stack $gap={20}>
          <WayToBookings bookings={bookings} />
          <Booking as="article">
            <ConsultationForm
              client={client}
              notify={notify}
              auth={auth}
              withdrawn={withdrawn}
              channelUrl={telegramChannelUrl}
            />
            <WhatHappensNext key={asked} asked={asked} contactEmail={contactEmail} />
          </Booking>
        </Stack>
        <Stack as="section" $gap={24} aria-labelledby="own-consultations">
          <Heading level={2} size={31} id="own-consultations">
            Your consultations
          </Heading>
          <Lazy what="Your consultations" load={loadOwn} client={client} waiting={waiting}>
            {({ OwnConsultations }, apollo) => (
              <OwnConsultations
                client={apollo}
                contactEmail={contactEmail}
                waiting={waiting}
                onWithdrawn={setWithdrawn}
                onBookings={setBookings}
              />
            )}
          </Lazy>
        </Stack>
        <Ways>
          <TelegramCard url={telegramChannelUrl} />
          <PaymentCard notify={notify} />
        </Ways>
      </Place>
    </>
  );
}
