import Brain from 'lucide-react/icons/brain';
import ChartBar from 'lucide-react/icons/chart-column';
import Crown from 'lucide-react/icons/crown';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Signal from 'lucide-react/icons/signal';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserCog from 'lucide-react/icons/user-cog';

const icons = { ChartBar, Signal, UserCog, Brain, TrendingUp, Crown, ShieldCheck, Send };
export type IconName = keyof typeof icons;

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The icon that a service names; ChartBar where the name is unknown. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = icons[isKnown(name) ? name : 'ChartBar'];
  return <Icon strokeWidth={1.5} />;
}
