import { useState } from 'react';
import { toApiError, type RemoteDeps } from '@site/platform';
import { LoadFailure, useRetryableImport } from '@site/ui';
import { ConsultationSkeletons, OwnConsultationsSection } from './OwnConsultations.tsx';
import type { OwnRecordsProps } from './OwnRecords.tsx';

/** The user's bookings and sessions. They wait for the data layer, the page does not. */
export function LazyOwnRecords({ client, ...props }: OwnRecordsProps & Pick<RemoteDeps, 'client'>) {
  const [load] = useState(() => () => loadOwnRecords(client, props));
  const { value, error, retry } = useRetryableImport(load);
  if (value) return value;
  return (
    <OwnConsultationsSection>
      {error ? (
        <LoadFailure what="Your consultations" message={toApiError(error).message} onRetry={retry} />
      ) : (
        <ConsultationSkeletons />
      )}
    </OwnConsultationsSection>
  );
}

const loadOwnRecords = async (client: RemoteDeps['client'], props: OwnRecordsProps) =>
  (await import(/* webpackChunkName: "page-contact-data" */ './OwnRecords.tsx')).createOwnRecords(
    client,
    props,
  );
