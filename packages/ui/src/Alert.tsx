import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const tones = {
  info: { icon: Info, colour: 'var(--gold)', role: undefined },
  success: { icon: CircleCheck, colour: 'var(--up)', role: 'status' },
  danger: { icon: CircleAlert, colour: 'var(--down)', role: 'alert' },
} as const;

const Box = styled.div<{ $colour: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-left: 2px solid ${({ $colour }) => $colour};
  border-radius: var(--radius-small);
  background: color-mix(in srgb, ${({ $colour }) => $colour} 7%, var(--surface));
  text-align: start;

  > svg {
    margin-top: 2px;
    color: ${({ $colour }) => $colour};
  }
`;

const Body = styled.div`
  /* Beside the icon, and below it where the text is enlarged on a narrow screen. */
  flex: 1 1 min(100%, 9rem);
  display: grid;
  gap: 8px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: 600;
`;

interface AlertProps {
  /** `success` is announced politely, `danger` at once, `info` is read in its place. */
  tone?: keyof typeof tones;
  title?: string;
  /** False where a toast says the same already. */
  announced?: boolean;
  children?: ReactNode;
}

/** A message that stays on the page, unlike a toast. */
export function Alert({ tone = 'info', title, announced = true, children }: AlertProps) {
  const { icon: Icon, colour, role } = tones[tone];
  return (
    <Box $colour={colour} role={announced ? role : undefined}>
      <Icon size={20} />
      <Body>
        {title && <Title>{title}</Title>}
        {children}
      </Body>
    </Box>
  );
}
