import { gates, type GateIcon } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, from, NewTabLink, Row, Text, TextLink } from '@site/ui';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleCheck from 'lucide-react/icons/circle-check';
import Compass from 'lucide-react/icons/compass';
import FileDown from 'lucide-react/icons/file-down';
import History from 'lucide-react/icons/history';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Monitor from 'lucide-react/icons/monitor';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Tag from 'lucide-react/icons/tag';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { useLoginHref } from './useLoginHref.ts';

const icons: Record<GateIcon | 'circle-check', typeof Tag> = {
  'book-open': BookOpen,
  'calendar-check': CalendarCheck,
  'chart-candlestick': ChartCandlestick,
  'chart-column': ChartColumn,
  'circle-check': CircleCheck,
  compass: Compass,
  'file-down': FileDown,
  history: History,
  'list-checks': ListChecks,
  'message-circle': MessageCircle,
  monitor: Monitor,
  scale: Scale,
  send: Send,
  tag: Tag,
};

const free = [
  'circle-check',
  'Free with the account',
  'Six lessons, the AI tutor, all tools, a first talk.',
] as const;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${from.desktop} {
    grid-row: span 2;
    height: 100%;
    object-fit: contain;
  }
`;

const Points = styled.ul`
  align-self: end;
  border-bottom: 1px solid var(--line);
`;

/* An icon, a name and, beside or below it, what that is. */
const Point = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 12px;
  padding-block: 12px;
  border-top: 1px solid var(--line);
  > :last-child {
    grid-column: 2;
    color: var(--muted);
  }
  > svg {
    margin-top: 3px;
    color: var(--gold);
  }
  strong {
    font-weight: 600;
  }
  ${from.desktop} {
    grid-template-columns: 20px 12rem minmax(0, 1fr);
    > :last-child {
      grid-column: 3;
    }
  }
`;

const Quiet = styled(Row)`
  gap: 8px 20px;
  font-size: var(--size-14);
`;

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what an account brings, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  const gate = gates[page.address];
  const hasAccount = auth.status === 'sessionEnded';
  return (
    <MessagePage
      title={gate?.title ?? page.name}
      size={49}
      text={gate?.text ?? page.description}
      actions={
        hasAccount ? (
          <ButtonLink href={login}>Login</ButtonLink>
        ) : (
          <>
            <ButtonLink href={login}>Create a free account</ButtonLink>
            <TextLink href={login}>Login</TextLink>
          </>
        )
      }
      below={
        <Quiet>
          <TextLink as={Link} to="/#prices">
            See prices
          </TextLink>
          <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
        </Quiet>
      }
      aside={
        gate && <Picture src={`/gates${page.address}.svg`} alt={gate.picture} width={360} height={340} />
      }
      foot={
        <Points aria-label="What you get">
          {[...(gate?.points ?? []), free].map(([icon, name, text]) => {
            const Icon = icons[icon];
            return (
              <Point key={name}>
                <Icon size={20} strokeWidth={1.5} />
                <strong>{name}</strong>
                <span>{text}</span>
              </Point>
            );
          })}
        </Points>
      }
    >
      {hasAccount ? (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      ) : (
        <Text>Accounts are free: no card, only your email. Then you are back here.</Text>
      )}
    </MessagePage>
  );
}
