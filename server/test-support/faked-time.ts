/** The variables of libfaketime, for processes with an environment of their own in a run at another date. */
export const fakedTime = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(LD_PRELOAD|FAKETIME.*|DONT_FAKE_MONOTONIC)$/.test(name),
    ),
  )

/** Reports whether this run's clock is moved by libfaketime. */
export const isTimeFaked = (): boolean => Object.keys(fakedTime()).length > 0
