import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Card,
  Container,
  Divider,
  from,
  Grid,
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

const Place = styled(Container)`
  display: grid;
  gap: 56px;
  padding-block: var(--section);
  a {
    overflow-wrap: anywhere;
  }
`;

/* The title and what happens next, and the form beside both. */
const Top = styled.div`
  display: grid;
  gap: 40px 64px;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    > article {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Others = styled(Grid)`
  > * {
    padding-top: 24px;
    border-top: 1px solid var(--line);
  }
  /* What can be pressed stands on one line. */
  > * > :last-child {
    margin-top: auto;
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
      <Top>
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
        <WhatHappensNext asked={booked?.booking.createdAt} />
      </Top>
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
      <Others $tablet={3} $gap={40}>
        <TelegramCard url={telegramChannelUrl} />
        <PaymentCard notify={notify} />
        <Stack as="article" $align="start">
          <Heading level={2} size={20}>
            <Mail size={20} aria-hidden />
            Rather write?
          </Heading>
          <Text $muted>In your own words, without the form. We answer {ANSWER_TIME}.</Text>
          <ButtonLink $variant="secondary" $size="small" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </ButtonLink>
        </Stack>
      </Others>
    </Place>
  );
}
