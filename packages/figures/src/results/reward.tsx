import { breakEvenRate, rewardToRisk } from '../arithmetic.ts';
import { dollars, number, percent } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Label, Rule } from '../drawing/marks.tsx';

/** Entry, stop and target with the distances between them, and how often such a trade must win to break even. */
export function drawReward(frame: Frame, trade: Readonly<Record<'entry' | 'stop' | 'target', number>>) {
  const { entry, stop, target } = trade;
  const { wide, width, height } = frame;
  const reach = [Math.min(entry, stop, target), Math.max(entry, stop, target)] as const;
  const { y } = plot(frame, [0, 1], reach, { top: 28, bottom: 96 });
  const [left, right] = [wide ? 150 : 96, width - (wide ? 190 : 112)];
  const [risk, reward] = [Math.abs(entry - stop), Math.abs(target - entry)];
  const even = breakEvenRate(rewardToRisk(trade));
  const [from, to, top] = [16, width - 16, height - 44];
  const split = from + (to - from) * even;
  // The stop's name stays clear of that of a near entry.
  const down = Math.sign(y(stop) - y(entry));
  const apart = Math.max(20, Math.abs(y(stop) - y(entry)));
  const inside = (price: number) => (y(entry) + y(price)) / 2 + 5;
  return (
    <>
      <Bar from={[left, y(entry)]} to={[right, y(target)]} tone="up" fill={0.18} radius={0} />
      <Bar from={[left, y(entry)]} to={[right, y(stop)]} tone="down" fill={0.22} radius={0} />
      {[
        { name: 'Target', price: target, tone: 'up' as const, labelY: y(target) },
        { name: 'Entry', price: entry, tone: 'text' as const, labelY: y(entry) },
        { name: 'Stop', price: stop, tone: 'down' as const, labelY: y(entry) + down * apart },
      ].map(({ name, price, tone, labelY }) => (
        <g key={name}>
          <Rule from={[left, y(price)]} to={[right, y(price)]} tone={tone} weight={1.5} />
          <Label x={right + 8} y={labelY + 4.5} tone={tone}>
            {`${name} ${number(price, 2)}`}
          </Label>
        </g>
      ))}
      {[
        { name: 'reward', price: target, amount: reward, units: rewardToRisk(trade) },
        { name: 'risk', price: stop, amount: risk, units: 1 },
      ].map(({ name, price, amount, units }) => (
        <g key={name}>
          <Label x={left - 12} y={inside(price)} anchor="end" tone="text">
            {`${name} ${dollars(amount)}`}
          </Label>
          <Label x={(left + right) / 2} y={inside(price)} anchor="middle" tone="text" bold plain>
            {Math.abs(y(price) - y(entry)) > 22 ? `${number(units, 2)} R` : ''}
          </Label>
        </g>
      ))}
      <Bar from={[from, top]} to={[split - 1, top + 12]} tone="up" />
      <Bar from={[split + 1, top]} to={[to, top + 12]} tone="down" fill={0.22} weight={1} />
      <Rule from={[split, top - 6]} to={[split, top + 18]} tone="text" weight={2} />
      <Label x={from} y={top - 10}>
        {`Breaks even if ${percent(even, 0)} of the trades win`}
      </Label>
      <Label x={from} y={top + 32}>
        wins
      </Label>
      <Label x={to} y={top + 32} anchor="end">
        losses
      </Label>
    </>
  );
}
