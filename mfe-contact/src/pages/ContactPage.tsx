import { useState, type ComponentProps } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import { Card, Container, from, LoadFailure, PageHead, Row, Stack, TextLink, useLazy } from '@site/ui';
import { BookingState } from '../consultations/BookingDetails.tsx';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
import type { OwnConsultations } from '../consultations/OwnConsultations.tsx';
import { ConsultationSkeletons, OwnConsultationsSection } from '../consultations/OwnConsultationsSection.tsx';
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
            <LazyRecords
              client={client}
              contactEmail={config.contactEmail}
              onWithdrawn={setWithdrawn}
              onNewest={setNewest}
            />
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

const loadRecords = () =>
  import(/* webpackChunkName: "page-contact-data" */ '../consultations/OwnConsultations.tsx');

type LazyRecordsProps = Pick<RemoteDeps, 'client'> & Omit<ComponentProps<typeof OwnConsultations>, 'client'>;

function LazyRecords({ client, ...props }: LazyRecordsProps) {
  const { value, error, retry } = useLazy(loadRecords, client);
  if (value) {
    const [{ OwnConsultations }, apollo] = value;
    return <OwnConsultations client={apollo} {...props} />;
  }
  return (
    <OwnConsultationsSection>
      {error ? (
        <LoadFailure what="Your consultations" error={error} onRetry={retry} />
      ) : (
        <ConsultationSkeletons />
      )}
    </OwnConsultationsSection>
  );
}
