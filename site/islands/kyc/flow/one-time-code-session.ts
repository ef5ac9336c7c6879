import type { Answer } from '../api.ts'
import { forgetToken, keepToken, token } from '../draft/contact-token.ts'
import type { Cell, State } from './state.ts'

/** `closed`: the customer closed the code dialog without a proof. */
export type Proved<Good> = Answer<Good> | { got: 'closed' }

/** Holds the proved contact's token, and has the contact proved anew where it is not taken any more. */
export function createCodeSession(cell: Cell<State>) {
  let asking: Promise<string | null> | null = null
  let answer: (token: string | null) => void = () => {}

  /** Opens the dialog; whoever else asks meanwhile waits for the same code. */
  function ask(): Promise<string | null> {
    asking ??= new Promise<string | null>((done) => {
      answer = done
      cell.set({ proving: true })
    }).finally(() => {
      asking = null
      cell.set({ proving: false })
    })
    return asking
  }

  return {
    ask,
    /** The token that is there, or a new one. */
    have: async (): Promise<string | null> => token() ?? ask(),
    proved(value: string): void {
      keepToken(value)
      answer(value)
    },
    /** @param change shown as the dialog goes, so that the focus comes to what is wrong and not back to the button */
    closed(change: Partial<State>): void {
      cell.set({ ...change, proving: false })
      answer(null)
    },
    /** Calls with the token; where it has run out, the contact is proved and the call made again. */
    async calling<Good>(call: (token: string) => Promise<Answer<Good>>): Promise<Proved<Good>> {
      let mine = token() ?? (await ask())
      while (mine !== null) {
        const answered = await call(mine)
        if (answered.got !== 'refusal' || answered.status !== 401) return answered
        forgetToken()
        mine = await ask()
      }
      return { got: 'closed' }
    },
  }
}

export type CodeSession = ReturnType<typeof createCodeSession>
