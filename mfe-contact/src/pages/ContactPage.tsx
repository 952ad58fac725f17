import { styled, type RemoteDeps } from '@site/platform';
import { withClient } from '@site/platform/data';
import { Card, Container, from, Heading, Lead, Section, Stack } from '@site/ui';
import { ConsultationForm } from '../booking/ConsultationForm.tsx';
import { OwnConsultations } from '../consultations/OwnConsultations.tsx';
import { useConsultations } from '../consultations/useConsultations.ts';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { PaymentCard } from '../cards/PaymentCard.tsx';
import { TelegramCard } from '../cards/TelegramCard.tsx';

const Desk = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);

  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const FormCard = styled(Card)`
  ${from.tablet} {
    padding: 32px;
  }
`;

/** As tall as the form beside it. */
const Rail = styled.div`
  display: grid;
  gap: 24px;
  grid-template-rows: auto 1fr;
  min-width: 0;
`;

/** `/contact`, with its data. */
export const createPage = async ({ client, ...deps }: RemoteDeps) => ({
  element: await withClient(client, <ContactPage {...deps} />),
});

/** Three ways to reach the business, and the user's own bookings. */
function ContactPage({ notify, config, auth }: Omit<RemoteDeps, 'client'>) {
  const own = useConsultations();
  return (
    <Section>
      <Container>
        <Stack $gap={56}>
          <Stack $gap={16}>
            <Heading level={1} size={61}>
              Contact the desk
            </Heading>
            <Lead>
              Ask before you act. Book a free consultation: we’ll contact you within 24 hours to schedule it.
            </Lead>
          </Stack>
          <Desk>
            <FormCard as="article">
              <ConsultationForm
                notify={notify}
                auth={auth}
                channelUrl={config.telegramChannelUrl}
                onBooked={own.reload}
              />
            </FormCard>
            <Rail>
              <TelegramCard url={config.telegramChannelUrl} />
              <PaymentCard notify={notify} />
            </Rail>
          </Desk>
          <OwnConsultations own={own} contactEmail={config.contactEmail} />
          {/* Below a list whose length is not known before: added once it is, the sessions do not move. */}
          {(own.consultations ?? own.error) && <OwnSessions auth={auth} />}
        </Stack>
      </Container>
    </Section>
  );
}
