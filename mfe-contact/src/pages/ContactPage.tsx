import Mail from 'lucide-react/icons/mail';
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
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import type { Booked } from '../booking/useConsultationForm.ts';
import { WhatHappensNext } from '../booking/WhatHappensNext.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

/* The title, the form and what came of it; beside them what happens next, and the ways that need no form. */
const Place = styled(Container)`
  display: grid;
  gap: 40px 24px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--section);
  a {
    overflow-wrap: anywhere;
  }
  /* On a phone what happens next follows the form. */
  > * {
    display: contents;
    > :last-child {
      order: 1;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > * {
      display: flex;
    }
  }
`;

const Others = styled(Card)`
  gap: 24px;
  > * + * {
    padding-top: 24px;
    border-top: 1px solid var(--line);
  }
  h2 {
    display: flex;
    gap: 12px;
    align-items: center;
    svg {
      color: var(--gold);
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
  const [booked, setBooked] = useState<Booked>();
  const { contactEmail, telegramChannelUrl } = config;
  return (
    <Place>
      <Stack $gap={40}>
        <Stack $gap={24} $align="start">
          <Divider $gold />
          <Heading level={1} size={76}>
            Contact
          </Heading>
          <Lead>
            Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
          </Lead>
          <TextLink href="#own-consultations">See your consultations</TextLink>
        </Stack>
        <Card as="article">
          <ConsultationForm
            client={client}
            notify={notify}
            auth={auth}
            booked={booked}
            onBooked={setBooked}
            channelUrl={telegramChannelUrl}
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
                contactEmail={contactEmail}
                waiting={waiting}
                booked={booked}
                onWithdrawn={id => setBooked(last => (last?.booking.id === id ? undefined : last))}
              />
            )}
          </Lazy>
        </Stack>
      </Stack>
      <Stack $gap={40}>
        <WhatHappensNext asked={booked?.booking.createdAt} />
        <Others>
          <TelegramCard url={telegramChannelUrl} />
          <PaymentCard notify={notify} />
          <Stack $gap={12} $align="start">
            <Heading level={2} size={20}>
              <Mail size={20} aria-hidden />
              Rather write?
            </Heading>
            <Text $muted>We answer {ANSWER_TIME}.</Text>
            <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
          </Stack>
        </Others>
      </Stack>
    </Place>
  );
}
