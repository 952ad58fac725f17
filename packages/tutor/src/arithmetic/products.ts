import {
  COSTS,
  costsOf,
  GRAMS_AN_OUNCE,
  isShort,
  lotOf,
  money,
  SATOSHIS,
  share,
  short,
  UNITS,
  unitsOf,
  unitsStep,
  type Sum,
} from './sum.ts';

/** Days of trade in a period, as the lessons count them. */
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 5, month: 20, year: 250 };
/** Days of the calendar. */
const NIGHTS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };
const HOURS = 24;
const WEIGHTS: Readonly<Record<string, number>> = { oz: GRAMS_AN_OUNCE, g: 1, kg: 1000 };
const asOunces = (unit: string) => (WEIGHTS[unit] ?? GRAMS_AN_OUNCE) / GRAMS_AN_OUNCE;

/** The sums of what is traded: its costs, its leverage, its prices. */
export const products: readonly Sum[] = [
  {
    passage: 'glossary/premium-over-spot',
    asks: /premium|(?:over|above) (?:the )?(?:spot|melt|gold price|market)|mark-?up|more than (?:spot|the gold)|extra over/,
    needs: [['spot'], ['offer', 'premium']],
    uses: ['size'],
    asksFor: /premium.*(?:percent|%|how much|how many)|(?:percent|%|how much).*premium/,
    formula: 'premium = (price − spot × weight) ÷ (spot × weight)',
    compute: ({ spot: quoted, offer: asked, premium }, { sign, sources, text }) => {
      const perGram = (role: 'spot' | 'offer') => /^g(?:ram)?$/.test(sources[role]?.per ?? '');
      const spot = perGram('spot') ? quoted * GRAMS_AN_OUNCE : quoted;
      const size = sources.size;
      const weight = size
        ? size.value * asOunces(size.unit)
        : perGram('offer') || (/\b(?:per|a|each) gram/.test(text) && asked < quoted / 10)
          ? 1 / GRAMS_AN_OUNCE
          : 1;
      const melt = spot * weight;
      const metal = `Gold in it: ${short(weight)} ounces × ${money(spot, sign)} = ${money(melt, sign)}`;
      if (asked === undefined)
        return [
          `Price: ${money(melt * (1 + premium / 100), sign)}`,
          metal,
          `${money(melt, sign)} × ${short(1 + premium / 100)} = ${money(melt * (1 + premium / 100), sign)}`,
        ];
      const over = asked - melt;
      return [
        `Premium: ${share(over / melt)}`,
        metal,
        `${money(asked, sign)} − ${money(melt, sign)} = ${money(over, sign)}`,
        `${money(over, sign)} ÷ ${money(melt, sign)} = ${share(over / melt)}`,
      ];
    },
  },
  {
    passage: 'expert/4/perpetuals',
    asks: /basis|contango|backwardation|annuali[sz]|future.*(?:over|above|below|percent|%)|carry/,
    needs: [['spot'], ['future']],
    uses: ['days'],
    formula: 'basis = future − spot; a year of it = basis ÷ spot × 365 ÷ days',
    compute: ({ spot, future, days }, { sign, sources }) => {
      const basis = future - spot;
      const nights = days * (NIGHTS[sources.days?.unit ?? ''] ?? 1);
      // Months are parts of a year, days parts of 365.
      const times = sources.days?.unit === 'month' ? 12 / days : 365 / nights;
      const year =
        days === undefined
          ? []
          : [`A year: ${share(basis / spot)} × ${short(times)} = ${share((basis / spot) * times)}`];
      return [
        `Basis: ${money(basis, sign)}, ${share(basis / spot)}${days === undefined ? '' : `, ${share((basis / spot) * times)} a year`}`,
        `${money(future, sign)} − ${money(spot, sign)} = ${money(basis, sign)}`,
        `${money(basis, sign)} ÷ ${money(spot, sign)} = ${share(basis / spot)}`,
        ...year,
      ];
    },
  },
  {
    passage: 'glossary/gold-silver-ratio',
    asks: /ratio|how many ounces of silver|silver.*(?:for|per|buy).*gold/,
    needs: [['gold'], ['silver']],
    formula: 'gold–silver ratio = price of gold ÷ price of silver',
    compute: ({ gold, silver }, { sign, text }) =>
      /silver|xag/.test(text)
        ? [
            `Gold–silver ratio: ${short(Number((gold / silver).toPrecision(4)))}`,
            `${money(gold, sign)} ÷ ${money(silver, sign)} = ${short(Number((gold / silver).toPrecision(4)))}`,
          ]
        : undefined,
  },
  {
    passage: 'glossary/funding-rate',
    asks: /funding/,
    needs: [['funding'], ['notional', 'size', 'deposit']],
    uses: ['hours', 'days', 'entry', 'leverage', 'trades'],
    asksFor: /funding.*(?:how much|what do i pay|cost)|(?:how much|what do i pay|cost).*funding/,
    formula: 'funding = value of the position × rate × number of payments',
    compute: (values, { sign, sources, text }) => {
      const { funding, notional, size, deposit, entry, leverage = 1, trades, days } = values;
      const hours = values.hours ?? (sources.trades?.per === 'day' ? HOURS / trades : 8);
      const value = notional ?? (size === undefined ? deposit * leverage : size * entry);
      if (!(value > 0)) return undefined;
      const aDay = HOURS / hours;
      const period =
        days === undefined
          ? (/\b(?:a|per|one) (week|month|year|day)\b/.exec(text)?.[1] ?? '')
          : (sources.days?.unit ?? '');
      const nights = (days ?? 1) * (NIGHTS[period] ?? 0);
      const payments = nights > 0 ? aDay * nights : 1;
      const total = (value * funding * payments) / 100;
      return [
        `Funding: ${money(total, sign)}${payments > 1 ? ` for ${short(payments)} payments` : ' a payment'}; ${share((funding / 100) * aDay * 365)} a year`,
        ...(notional === undefined ? [`Value: ${money(value, sign)}`] : []),
        `One payment: ${short(funding)} % of ${money(value, sign)} = ${money((value * funding) / 100, sign)}`,
        ...(payments > 1
          ? [
              `Every ${short(hours)} hours for ${short(nights)} days: ${short(aDay)} × ${short(nights)} = ${short(payments)} payments`,
              `${money((value * funding) / 100, sign)} × ${short(payments)} = ${money(total, sign)}`,
            ]
          : []),
        `A year at this rate: ${short(funding)} % × ${short(aDay)} × 365 = ${share((funding / 100) * aDay * 365)}`,
      ];
    },
  },
  {
    passage: 'beginner/5/commission-and-swap',
    asks: /swap|overnight|financing|rollover/,
    needs: [['swap'], ['days']],
    uses: ['lots', 'size', 'notional', 'entry'],
    formula: 'swap = swap a night × size × nights',
    compute: (values, asked) => {
      const { swap, days, lots, notional, size, entry } = values;
      const { sign, sources } = asked;
      const nights = days * (NIGHTS[sources.days!.unit] ?? 1);
      if (sources.swap?.unit === '%') {
        const value = notional ?? (size ?? (lots ?? NaN) * lotOf(asked.text)) * entry;
        const isYear = !/(?:%|per ?cent|pct) (?:a|per|each) (?:day|night)|daily/.test(asked.text);
        const night = (value * swap) / 100 / (isYear ? 365 : 1);
        return value > 0
          ? [
              `Swap: ${money(night * nights, sign)} for ${short(nights)} nights`,
              `A night: ${short(swap)} % of ${money(value, sign)}${isYear ? ' ÷ 365' : ''} = ${money(night, sign)}`,
              `${money(night, sign)} × ${short(nights)} = ${money(night * nights, sign)}`,
            ]
          : undefined;
      }
      const { total, steps } = costsOf({ swap, days: nights, lots } as typeof values, asked, size ?? 1);
      return [`Swap: ${money(total, sign)} for ${short(nights)} nights`, ...steps];
    },
  },
  {
    passage: 'beginner/5/cost-of-trading-often',
    asks: /cost|pay|spread|commission|fees?\b|gone/,
    needs: [
      ['spread', 'fee', 'feeRate'],
      ['lots', 'size', 'trades', 'notional'],
    ],
    uses: [...COSTS, ...UNITS, 'trades', 'days', 'entry', 'equity', 'amount'],
    formula: 'costs = spread × size × number of trades',
    compute: (values, asked) => {
      const { entry, feeRate, notional, trades = 1, days, equity, amount, lots, size } = values;
      const { text, sources, sign, all } = asked;
      if (
        /break ?even|profit|\bstop\b|\bsl\b|\blos[et]\b|\bmade?\b|gain|\bsold|clos|exit/.test(text) &&
        sources.trades === undefined
      )
        return undefined;
      if (feeRate !== undefined && entry === undefined && notional === undefined) return undefined;
      const hasSize = size !== undefined || lots !== undefined;
      if (!hasSize && sources.spread !== undefined) return undefined;
      const units = hasSize ? unitsOf(values, asked) : notional === undefined ? 1 : notional / (entry ?? 1);
      const { total: each, steps } = costsOf({ ...values, entry: entry ?? 1 }, asked, units);
      const per = sources.trades?.per ?? '';
      const period = all.find(({ unit, value }) => unit in DAYS && unit !== 'day' && value >= 1);
      const asks =
        /\b(?:a|per|each|every|the|one|this|whole)\s+(?:trading )?(week|month|year)\b|\b(week|month|year)ly\b/.exec(
          text.replace(/(?:times|trades|round trips) (?:a|per|each|every) \w+/g, ''),
        );
      const word = asks?.[1] ?? asks?.[2] ?? '';
      const length =
        days !== undefined && sources.days!.unit === 'day'
          ? days
          : period
            ? period.value * DAYS[period.unit]!
            : word
              ? DAYS[word]!
              : DAYS[per];
      const times = per && DAYS[per] && length ? trades * (length / DAYS[per]) : trades;
      const total = each * times;
      const span =
        times > trades ? ` (${short(trades)} a ${per}, ${short(length! / DAYS[per]!)} ${per}s)` : '';
      return [
        `Costs: ${money(total, sign)}${times === 1 ? ' a trade' : ` for ${short(times)} trades`}`,
        ...(hasSize ? unitsStep(values, asked) : []),
        ...steps,
        ...(times === 1
          ? []
          : [`${money(each, sign)} × ${short(times)} trades${span} = ${money(total, sign)}`]),
        ...(equity === undefined ? [] : [`That is ${share(total / equity)} of ${money(equity, sign)}`]),
        ...(amount === undefined
          ? []
          : [`In R: ${money(total, sign)} ÷ ${money(amount, sign)} = ${short(total / amount)} R`]),
      ];
    },
  },
  {
    passage: 'glossary/liquidation-price',
    asks: /liq|wipe|blow|rekt|gone|margin call|lose (?:it all|everything|all)|bust|zero|wiped/,
    needs: [['leverage']],
    uses: ['entry', 'maintenance', 'deposit'],
    formula: 'liquidation at entry × (1 − 1 ÷ leverage + maintenance margin); a short turns the signs',
    compute: ({ entry, leverage, maintenance = 0, deposit }, { sign, text, sources }) => {
      if (
        leverage <= 1 ||
        (sources.entry === undefined && !/how (?:far|much|many|big)|percent|%|what move/.test(text))
      )
        return undefined;
      const [away, direction] = [1 / leverage - maintenance / 100, isShort(text) ? 1 : -1];
      const price = entry * (1 + direction * away);
      const far = `1 ÷ ${short(leverage)}${maintenance > 0 ? ` − ${short(maintenance)} % maintenance margin` : ''} = ${share(away)}`;
      if (entry === undefined) return [`A move of ${share(away)} takes the margin`, far];
      return [
        `Liquidation near ${money(price, sign)}, ${share(away)} or ${money(entry * away, sign)} away`,
        ...(deposit === undefined
          ? []
          : [`Position: ${money(deposit, sign)} × ${short(leverage)} = ${money(deposit * leverage, sign)}`]),
        far,
        `${money(entry, sign)} × ${short(1 + direction * away)} = ${money(price, sign)}`,
        maintenance > 0
          ? 'Fees and funding bring it nearer'
          : 'The maintenance margin of the venue, fees and funding bring it nearer',
      ];
    },
  },
  {
    passage: 'expert/4/margin',
    asks: /margin|deposit|put (?:down|up)|tie[sd]? up|collateral/,
    needs: [UNITS, ['entry'], ['leverage', 'marginRate']],
    asksFor: /margin|tie[sd]? up/,
    formula: 'margin = size × price ÷ leverage',
    compute: (values, asked) => {
      const { entry, leverage, marginRate } = values;
      const value = unitsOf(values, asked) * entry;
      const margin = leverage === undefined ? (value * marginRate) / 100 : value / leverage;
      return [
        `Margin: ${money(margin, asked.sign)}`,
        ...unitsStep(values, asked),
        `Value: ${short(unitsOf(values, asked))} ${asked.unit} × ${money(entry, asked.sign)} = ${money(value, asked.sign)}`,
        leverage === undefined
          ? `${short(marginRate)} % of ${money(value, asked.sign)} = ${money(margin, asked.sign)}`
          : `${money(value, asked.sign)} ÷ ${short(leverage)} = ${money(margin, asked.sign)}`,
      ];
    },
  },
  {
    passage: 'beginner/2/leverage-and-margin-calls',
    asks: /(?:position|exposure|notional|buying power|control|how (?:big|large|much))/,
    needs: [['deposit'], ['leverage']],
    uses: ['entry'],
    formula: 'value of the position = margin × leverage',
    compute: ({ deposit, leverage, entry }, { sign, sources, text, unit }) => {
      if (sources.leverage!.unit === '' || !/leverag|margin|\dx/.test(text)) return undefined;
      const value = deposit * leverage;
      return [
        `Position: ${money(value, sign)}`,
        `${money(deposit, sign)} × ${short(leverage)} = ${money(value, sign)}`,
        ...(entry === undefined
          ? []
          : [`${money(value, sign)} ÷ ${money(entry, sign)} = ${short(value / entry)} ${unit}`]),
      ];
    },
  },
  {
    passage: 'beginner/2/leverage-and-margin-calls',
    asks: /leverag|times my (?:account|money)/,
    needs: [['lots', 'size', 'notional'], ['equity']],
    uses: ['entry'],
    formula: 'leverage = value of the position ÷ account',
    compute: (values, asked) => {
      const { notional, entry, equity } = values;
      const value = notional ?? unitsOf(values, asked) * entry;
      return value > 0
        ? [
            `Leverage: ${short(value / equity)} to 1`,
            ...(notional === undefined
              ? [
                  `Value: ${short(unitsOf(values, asked))} ${asked.unit} × ${money(entry, asked.sign)} = ${money(value, asked.sign)}`,
                ]
              : []),
            `${money(value, asked.sign)} ÷ ${money(equity, asked.sign)} = ${short(value / equity)}`,
          ]
        : undefined;
    },
  },
  {
    passage: 'beginner/2/leverage-and-margin-calls',
    asks: /leverag|\dx\b/,
    needs: [['leverage'], ['drawdown', 'growth']],
    uses: ['deposit'],
    formula: 'change of the margin = change of the price × leverage',
    compute: ({ leverage, drawdown, growth, deposit }, { sign, text }) => {
      const move = drawdown ?? growth;
      if (!/\b(?:moves?|falls?|drops?|rises?|goes|against|down|up)\b/.test(text)) return undefined;
      const change = (move * leverage) / 100;
      return [
        `The margin changes by ${share(change)}`,
        `${short(move)} % × ${short(leverage)} = ${share(change)}`,
        ...(deposit === undefined
          ? []
          : [`${share(change)} of ${money(deposit, sign)} = ${money(deposit * change, sign)}`]),
      ];
    },
  },
  {
    passage: 'glossary/troy-ounce',
    asks: /how (?:many|much)|convert|what (?:is|are)|in (?:grams|ounces|kilos?|sat\w*|btc|bitcoin|dollars)|worth|per gram|value|equals?|=/,
    needs: [['size', 'entry']],
    uses: ['size', 'entry'],
    formula: `1 troy ounce = ${GRAMS_AN_OUNCE} grams; 1 bitcoin = 100,000,000 satoshi`,
    compute: ({ size, entry }, { sign, sources, text, unit: name }) => {
      const { unit = '', per = '' } = sources.size ?? {};
      const [, to] =
        /(?:how (?:many|much)|in(?:to)?|to|per|an?|as|what is .*? in) (?:troy )?(grams?|ounces?|oz|kilos?|kg|kilograms?|sats?|satoshis?|btc|bitcoins?)\b/.exec(
          text,
        ) ?? [];
      if (size === undefined) {
        const { per: from = '' } = sources.entry ?? {};
        const isToGram = /ounce|oz/.test(from) && /\b(?:per|a|each|one) (?:gram|g)\b/.test(text);
        const isToOunce = /^g/.test(from) && /\b(?:per|an|each) (?:troy )?(?:ounce|oz)\b/.test(text);
        if (isToGram === isToOunce) return undefined;
        const price = isToGram ? entry / GRAMS_AN_OUNCE : entry * GRAMS_AN_OUNCE;
        return [
          `${money(price, sign)} ${isToGram ? 'a gram' : 'an ounce'}`,
          `${money(entry, sign)} ${isToGram ? '÷' : '×'} ${GRAMS_AN_OUNCE} = ${money(price, sign)}`,
        ];
      }
      const isCoin = unit === 'btc' || unit === 'sat';
      const base = isCoin ? size / (unit === 'sat' ? SATOSHIS : 1) : size * asOunces(unit);
      if (
        entry !== undefined &&
        /worth|value|cost|price|dollars|euros|how much (?:is|are|money)/.test(text) &&
        per === ''
      ) {
        const worth = base * (/^g/.test(sources.entry?.per ?? '') ? entry * GRAMS_AN_OUNCE : entry);
        return [
          `Worth ${money(worth, sign)}`,
          `${short(base)} ${isCoin ? 'bitcoin' : name === 'units' ? 'ounces' : name} × ${money(worth / base, sign)} = ${money(worth, sign)}`,
        ];
      }
      // One of each is a question for the lessons.
      if (to === undefined || entry !== undefined || (size === 1 && unit !== 'kg')) return undefined;
      const target = /^sat/.test(to)
        ? 'sat'
        : /^b/.test(to)
          ? 'btc'
          : /^k/.test(to)
            ? 'kg'
            : /^g/.test(to)
              ? 'g'
              : 'oz';
      if (target === unit || isCoin !== (target === 'sat' || target === 'btc')) return undefined;
      const result = isCoin ? base * (target === 'sat' ? SATOSHIS : 1) : base / asOunces(target);
      const names: Record<string, string> = {
        g: 'grams',
        kg: 'kilos',
        oz: 'troy ounces',
        sat: 'satoshi',
        btc: 'bitcoin',
      };
      return [
        `${short(size)} ${names[unit]} = ${short(result)} ${names[target]}`,
        isCoin ? `1 bitcoin = ${short(SATOSHIS)} satoshi` : `1 troy ounce = ${GRAMS_AN_OUNCE} grams`,
        `${short(size)} ${size < result ? '×' : '÷'} ${short(Math.max(size / result, result / size))} = ${short(result)}`,
      ];
    },
  },
];
