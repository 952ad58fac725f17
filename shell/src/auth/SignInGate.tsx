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
import { MessagePage, type Layout } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { GatePicture } from './GatePicture.tsx';
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

/* In four columns where it is below words and picture. */
const Points = styled.ul<{ $layout: Layout }>`
  display: grid;
  align-content: start;
  ${from.desktop} {
    ${({ $layout }) =>
      ['before', 'across'].includes($layout) &&
      `
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 24px;
      `}
  }
`;

/* An icon, a name and, below it, what that is. */
const Point = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 12px;
  align-content: start;
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
`;

const layouts: Readonly<Record<string, Layout>> = {
  '/services': 'after',
  '/results': 'below',
  '/about': 'before',
  '/education': 'before',
  '/contact': 'below',
};
const priced = ['/services', '/education'];

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
  const layout = layouts[page.address] ?? 'across';
  const hasAccount = auth.status === 'sessionEnded';
  return (
    <MessagePage
      title={gate?.title ?? page.name}
      size={49}
      layout={layout}
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
        <>
          {hasAccount || <Text>Accounts are free: no card, only your email. Then you are back here.</Text>}
          <Quiet>
            {priced.includes(page.address) && (
              <TextLink as={Link} to="/#prices">
                See prices
              </TextLink>
            )}
            <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
          </Quiet>
        </>
      }
      aside={gate && <GatePicture address={page.address} />}
      foot={
        <Points $layout={layout} aria-label="What you get">
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
      {hasAccount && (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      )}
    </MessagePage>
  );
}
