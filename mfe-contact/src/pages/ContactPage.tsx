import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Card,
  Container,
  Heading,
  Lazy,
  PageHead,
  Skeleton,
  Split,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { WhatHappensNext } from '../booking/WhatHappensNext.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

const Place = styled(Container)`
  display: grid;
  gap: 56px;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: var(--section);
`;

/* The page's purpose and what comes of it; beside it the ways that need no form. */
const Ways = styled(Split)`
  gap: 24px;
  > article {
    gap: 24px;
    align-self: start;
  }
  /* Their ways out stand at the bottom. */
  > div > *,
  > div > * > div {
    flex: auto;
  }
  > div > * > div > :last-child {
    margin-top: auto;
  }
  a {
    overflow-wrap: anywhere;
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
  const { contactEmail, telegramChannelUrl } = config;
  return (
    <>
      <PageHead title="Contact">
        <Stack $gap={12}>
          <span>
            Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
          </span>
          <Text>
            <TextLink href="#own-consultations">See your consultations</TextLink>
          </Text>
        </Stack>
      </PageHead>
      <Place>
        <Ways $ratio="2:1">
          <Card as="article">
            <ConsultationForm
              client={client}
              notify={notify}
              auth={auth}
              withdrawn={withdrawn}
              channelUrl={telegramChannelUrl}
            />
            <WhatHappensNext />
          </Card>
          <Stack $gap={24}>
            <TelegramCard url={telegramChannelUrl} />
            <PaymentCard notify={notify} />
            <Card>
              <Stack $align="start">
                <Heading level={2} size={20}>
                  Rather write?
                </Heading>
                <Text $muted>We answer {ANSWER_TIME}.</Text>
                <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
              </Stack>
            </Card>
          </Stack>
        </Ways>
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
              />
            )}
          </Lazy>
        </Stack>
      </Place>
    </>
  );
}
