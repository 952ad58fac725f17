import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels } from '@site/curriculum';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

const term = (id: string, name: string, lessons: string[] = []) => ({
  __typename: 'Term',
  id,
  term: name,
  definition: `About ${name}.`,
  lessons,
});
const glossary = [term('leverage', 'Leverage', ['expert-4']), term('stop', 'Stop', ['beginner-2'])];

async function open(at: string, answer: FakeAnswer = () => ({ glossary })) {
  const gateway = fakeGraphql({ Glossary: answer });
  return { ...(await renderRemote({ createRoutes }, { at, fetch: gateway.fetch })), ...gateway };
}
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const result = () => within(screen.getByRole('region', { name: 'Result' }));

it('opens a shared calculation and writes changes into the address', async () => {
  const { router } = await open('/education?level=expert&tool=position-size&equity=20000');
  expect((await input('Account size ($)')).value).toBe('20000');
  expect(result().getByText('$200.00')).toBeVisible();
  await user.clear(await input('Risk per trade (%)'));
  await user.type(await input('Risk per trade (%)'), '2');
  expect(result().getByText('$400.00')).toBeVisible();
  const address = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(address)).toMatchObject({ level: 'expert', equity: '20000', risk: '2' });
});

it('shows what is wrong with a number at its field, and no result', async () => {
  await open('/education?tool=position-size&risk=ten&stop=2384');
  expect(await input('Risk per trade (%)')).toHaveAccessibleDescription(/^Enter a number/);
  expect(result().queryByRole('definition')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use the worked example' }));
  expect(result().getByText('7.1429')).toBeVisible();
});

it('a feature line of a level leads to its calculator, which takes the focus', async () => {
  await open('/education');
  await user.click(screen.getByRole('link', { name: /^Position-size calculator/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Position size' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Position size' })).toHaveFocus();
});

it.each([
  ['intermediate', /^Trading-plan and journal templates/, 'Print Trading journal'],
  ['expert', /^Backtest worksheets/, 'Print Backtest worksheet'],
])('a feature line of %s leads to what it promises', async (level, line, button) => {
  await open(`/education?level=${level}`);
  await user.click(screen.getByRole('link', { name: line }));
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

it('a feature line that a lesson keeps leads to the lesson', async () => {
  await open('/education?level=intermediate');
  await user.click(screen.getByRole('link', { name: /^Economic-calendar/ }));
  const name = levels[1].modules[2]!.title;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('the glossary is searched and links each term to its lessons', async () => {
  await open('/education?tool=glossary');
  const found = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  await screen.findByText('1 of 2 terms');
  expect(found()).toEqual(['Stop']);
  await user.click(screen.getByRole('button', { name: 'L' }));
  expect(found()).toEqual(['Leverage']);
  await user.type(screen.getByRole('searchbox', { name: 'Search the glossary' }), 'stop');
  expect(found()).toEqual(['Stop']);
  const link = screen.getByRole('link', { name: `Beginner 2: ${levels[0].modules[1]!.title}` });
  expect(link).toHaveAttribute('href', '/education/beginner/2');
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText(/^No term matches/)).toBeVisible();
});

it('a link to a term shows its letter, and the term as the one meant', async () => {
  await open('/education?tool=glossary&term=leverage');
  const [name, ...more] = await screen.findAllByRole('term');
  expect([name!.textContent, more]).toEqual(['Leverage', []]);
  expect(name!.parentElement).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Education' }));
  expect(await screen.findByRole('tab', { name: 'Beginner' })).toBeVisible();
});

it('a glossary that failed to load can be loaded again', async () => {
  let down = true;
  await open('/education?tool=glossary', () =>
    down ? Response.json({ detail: 'Unavailable.' }, { status: 503 }) : { glossary },
  );
  expect(await screen.findByText('503: Unavailable.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 2 terms')).toBeVisible();
});

it.each([
  ['position-size', '7.1429', /a position of 7\.1429 ounces or coins as 170\.3%, .* \$100, as 1%/],
  [
    'position-size&equity=100&entry=60000&stop=48000',
    '0.00008333',
    /a position of 0\.00008333 ounces or coins as 5%/,
  ],
  ['risk-to-reward', '29.2%', /^The target is 2\.43 times as far.* if 29\.2% of/],
  ['expectancy&winRate=40', '0.36 R', /an expectancy of 0\.36 R a trade/],
  ['recovery', '33.3%', /A loss of 25% needs 33\.3%/],
  ['recovery&drawdown=9.95', '11.05%', /A loss of 9\.95% needs 11\.05%/],
  ['recovery&drawdown=33.33', '50.0%', /A loss of 33\.33% needs 50%/],
  [
    'risk-of-ruin&risk=4',
    '21.5%',
    /^13 simulated accounts through 200 trades; 2 are ruined at 70% of the start/,
  ],
])('%s draws its result beside the numbers', async (tool, shown, name) => {
  await open(`/education?tool=${tool}`);
  expect(await screen.findByRole('img', { name })).toBeVisible();
  expect(result().getByText(shown)).toBeVisible();
});

it('a term has its figure, where there is one, drawn when it is opened', async () => {
  await open('/education?tool=glossary&term=leverage');
  const [figure, ...more] = await screen.findAllByText(/^Figure: /);
  expect([figure!.textContent, more]).toEqual(['Figure: Leverage', []]);
  expect(screen.queryByRole('slider')).toBeNull();
  const details = figure!.closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByRole('slider', { name: 'Leverage' })).toBeVisible();
});

it('ignores a tool that does not exist', async () => {
  await open('/education?tool=toString');
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});
