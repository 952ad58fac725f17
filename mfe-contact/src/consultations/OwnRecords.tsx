import type { RemoteDeps } from '@site/platform';
import { withClient } from '@site/platform/data';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { OwnConsultations } from './OwnConsultations.tsx';
import { useConsultations } from './useConsultations.ts';

export interface OwnRecordsProps extends Pick<RemoteDeps, 'auth'> {
  contactEmail: string;
}

/** The user's bookings and sessions, with their data. */
export const createOwnRecords = (client: RemoteDeps['client'], props: OwnRecordsProps) =>
  withClient(client, <OwnRecords {...props} />);

function OwnRecords({ auth, contactEmail }: OwnRecordsProps) {
  const own = useConsultations();
  return (
    <>
      <OwnConsultations own={own} contactEmail={contactEmail} />
      {/* Below a list whose length is not known before: added once it is, the sessions do not move. */}
      {(own.consultations ?? own.error) && <OwnSessions auth={auth} />}
    </>
  );
}
