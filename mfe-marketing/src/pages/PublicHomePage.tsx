import { useSession, type RemoteDeps } from '@site/platform';
import { PromoModal } from '../components/promo/PromoModal.tsx';
import type { PromoSession } from '../promoSession.ts';
import { HomePage } from './HomePage.tsx';

export { HomePage };

export interface PublicHomePageProps extends Pick<RemoteDeps, 'client' | 'config'> {
  promoSession: PromoSession;
}

/** `/home`: Home with the promotion, which is for people who are not members yet. */
export function PublicHomePage({ client, config, promoSession }: PublicHomePageProps) {
  const visitor = useSession().status !== 'member';
  const promoted = config.promoEnabled && visitor;
  return (
    <HomePage
      client={client}
      {...(promoted && {
        promotion: <PromoModal session={promoSession} groupUrl={config.telegramGroupUrl} />,
      })}
    />
  );
}
