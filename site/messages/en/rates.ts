export const rates = {
  title: 'Rates and tariffs',
  lede: 'Exchange rates, interest and charges, each from the day it took effect.',
  tabs: 'Rates by kind',
  today: 'Today’s Rates',
  todayDescription:
    'Exchange rates and interest rates of FDH Bank PLC that are in effect, with the change since the rate before.',
  tariffs: 'Tariffs',
  tariffsDescription:
    'What accounts, cards, transfers, cheques and digital banking cost at FDH Bank PLC, group by group.',
  all: 'All Rates',
  allDescription: 'Every exchange rate, interest rate and tariff of FDH Bank PLC with its past, day by day.',
  titleOf: (view: string) => `Rates and tariffs: ${view}`,
  paged: (title: string, page: number) => `${title}, page ${page}`,
  exchange: 'Exchange rates',
  exchangeCaption: 'Kwacha for one unit of the currency.',
  source: 'Source: FDH Money Bureau.',
  bankSource: 'Source: FDH Bank PLC.',
  changeKey: 'Arrows show how far the selling rate moved from the one before.',
  up: (by: string) => `up ${by}`,
  down: (by: string) => `down ${by}`,
  same: 'unchanged',
  interest: 'Interest rates',
  interestCaption: 'Percent per year. Source: FDH Bank PLC',
  rate: 'Rate',
  perYear: 'A year',
  sinceDay: (day: string) => `Since ${day}`,
  tariffsCaptionOf: (group: string) => `${group}, tax included`,
  until: 'Until',
  inEffect: 'in effect',
  charge: 'Charge',
  price: 'Price',
  noTariffs: 'No tariffs are published at the moment.',
  sheets: 'Sheets to print',
  past: 'Every rate with its past',
  lists: 'Kind of rate',
  listExchange: 'Exchange rates',
  listBank: 'Interest rates and tariffs',
  currency: 'Currency',
  show: 'Show',
  middle: 'Middle',
  day: 'In effect from',
  dayLink: 'Any day’s rates, to print',
  historyLink: 'Rates over time',
  csvLink: (size: string) => `These rates as a table (CSV, ${size})`,
  /** headings of the CSV; what is in brackets is part of the figure's meaning */
  csv: {
    currency: 'Currency',
    name: 'Name',
    buying: 'We buy (MWK)',
    selling: 'We sell (MWK)',
    middle: 'Middle (MWK)',
    effective: 'In effect from (CAT, UTC+2)',
    source: 'Source',
    bureau: 'FDH Money Bureau',
  },
  ofDay: {
    name: 'Rates of a day',
    title: (day: string) => `Exchange rates of ${day}`,
    errorTitle: (title: string) => `Error: ${title}`,
    description: (company: string) =>
      `${company}: all exchange rates of any day on one sheet, as they stood when it ended, with effective times, to print or to keep as a table.`,
    lede: 'The last rate of each currency on this day, with the time it took effect.',
    caption: 'Times are those of Malawi (CAT, UTC+2).',
    date: 'Day',
    dateHint: 'Such as 21/11/2026',
    go: 'Show the day',
    days: 'Days before and after',
    before: 'The day before',
    after: 'The day after',
    faults: {
      malformed: (_last: string) => 'This is no day that we know. Type it such as 21/11/2026.',
      future: (last: string) => `This day is still to come. The newest rates are of ${last}.`,
      early: (last: string) => `Our records do not reach back to this day. The newest rates are of ${last}.`,
    },
    print: 'Print this sheet',
  },
  history: {
    name: 'Rates over time',
    title: (currency: string) => `${currency}: rates over time`,
    description: (currency: string, company: string) =>
      `${company}: how the exchange rate of the ${currency} against the kwacha moved over 7, 30 and 90 days, as a line and as a table.`,
    lede: (company: string) => `What ${company} paid and asked, rate by rate, against the kwacha.`,
    period: 'Period',
    days: (count: number) => `${count} days`,
    span: (from: string, to: string) => `${from} to ${to}`,
    change: 'Change',
    line: (about: {
      currency: string
      days: number
      from: string
      to: string
      low: string
      lowDay: string
      high: string
      highDay: string
    }) =>
      about.low === about.high
        ? `${about.currency}, middle rate from ${about.from} to ${about.to}: ${about.low} all the time.`
        : `${about.currency}, middle rate from ${about.from} to ${about.to}: lowest ${about.low} (${about.lowDay}), highest ${about.high} (${about.highDay}). The table below has each value.`,
  },
  earlier: 'Earlier month',
  later: 'Later month',
  months: 'Months',
  noneInMonth: 'No rates were published in this month.',
  print: 'To keep a copy, print this page: the times stay on it.',
  bureau: {
    title: 'Rates and tariffs',
    description:
      'All exchange rates of FDH Money Bureau with their effective time, and what its services cost.',
    lede: 'What our counters pay, ask and charge.',
    tariffs: 'Tariffs of the bureau',
  },
}
