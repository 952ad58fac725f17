import { interestOf, serviceChoiceIn, serviceInterests, type ServiceInterest } from '@site/validation';
import { useLocation, useSearchParams } from '@site/platform';

/** The service that `?service=` names; any other value is ignored. */
const preselectedBy = (search: URLSearchParams): ServiceInterest | undefined =>
  serviceInterests.find(service => service === search.get('service'));

/** The card that was chosen on Services, if any, and the option of the form that it or the address selects. */
export function useChosenService() {
  const [search] = useSearchParams();
  const choice = serviceChoiceIn(useLocation().state);
  const interest: ServiceInterest | '' = preselectedBy(search) ?? (choice && interestOf(choice.id)) ?? '';
  return { choice, interest };
}
