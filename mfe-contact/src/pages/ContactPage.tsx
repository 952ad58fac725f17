import { useState } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import { Card, Container, from, LoadFailure, PageHead, Stack, TextLink, useLazy } from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { ANSWER_TIME } from '../booking/toasts.ts';
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

/** `/contact`. The user's bookings wait for the data layer, the page does not. */
export const createPage = (deps: RemoteDeps) => ({ element: <ContactPage {...deps} /> });

/** Three ways to reach the business, and the user's own bookings. */
function ContactPage({ client, notify, config, auth }: RemoteDeps) {
  const [withdrawn, setWithdrawn] = useState<string>();
  return (
    <>
      <PageHead title="Contact">
        Ask before you act. Book a free consultation: we’ll contact you {ANSWER_TIME} to schedule it.
        <br />
        <TextLink href="#own-consultations">Your consultations</TextLink>
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
            <LazyRecords client={client} contactEmail={config.contactEmail} onWithdrawn={setWithdrawn} />
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

interface LazyRecordsProps extends Pick<RemoteDeps, 'client'> {
  contactEmail: string;
  onWithdrawn: (id: string) => void;
}

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
