import type { ApolloClient, RemoteDeps } from '@site/platform';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { OwnConsultations } from './OwnConsultations.tsx';
import { useConsultations } from './useConsultations.ts';

interface OwnRecordsProps extends Pick<RemoteDeps, 'auth'> {
  client: ApolloClient;
  contactEmail: string;
}

/** The user's bookings and sessions, with their data. */
export function OwnRecords({ client, auth, contactEmail }: OwnRecordsProps) {
  const own = useConsultations(client);
  return (
    <>
      <OwnConsultations own={own} contactEmail={contactEmail} />
      {/* Below a list whose length is not known before: added once it is, the sessions do not move. */}
      {(own.consultations ?? own.error) && <OwnSessions auth={auth} />}
    </>
  );
}
