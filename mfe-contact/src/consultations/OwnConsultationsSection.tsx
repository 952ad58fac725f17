import type { ReactNode } from 'react';
import { Heading, Skeleton, Stack, VisuallyHidden } from '@site/ui';

/** The section with its heading. */
export const OwnConsultationsSection = ({ children }: { children: ReactNode }) => (
  <Stack as="section" $gap={24} aria-labelledby="own-consultations">
    <Heading level={2} size={31} id="own-consultations">
      Your consultations
    </Heading>
    {children}
  </Stack>
);

export const ConsultationSkeletons = () => (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={112} />
    <Skeleton $height={112} />
  </Stack>
);
