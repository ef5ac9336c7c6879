import { existsSync, readFileSync } from 'node:fs'

const MiB = 1024 * 1024
const shell = '/bin/sh'

/** What a process that reads documents may take in its whole life; what one document may take is watched beside this. */
export const processLimits = {
  /** resident memory, looked at from outside every some milliseconds */
  residentBytes: 700 * MiB,
  /** what memory was left in pieces by earlier documents: after this no further one is begun */
  wornBytes: 350 * MiB,
  /**
   * Memory that could be written (RLIMIT_DATA), for what grows faster than one looks. Not the address space: V8 and
   * WebAssembly reserve gigabytes of that. Of this, too, V8 takes 540 MB a thread without using it: at its start such a
   * process stands at 1.2 GiB, with 130 MB resident.
   */
  dataBytes: 2560 * MiB,
  /** CPU time in seconds: after half of it no further document is begun */
  cpuSeconds: 120,
  /** open files and pipes */
  files: 64,
} as const

/**
 * The command line that starts a program under the operating system's limits: no file is written, none is left after
 * a crash. Where there is no POSIX shell it is the program alone, and what is watched from outside still holds.
 */
export function limited(program: string, args: readonly string[]): { file: string; args: string[] } {
  if (process.platform === 'win32' || !existsSync(shell)) return { file: program, args: [...args] }
  const { dataBytes, cpuSeconds, files } = processLimits
  // A limit that a system does not know stops nothing: the next ones are set all the same.
  const set = [`-c 0`, `-f 0`, `-n ${files}`, `-t ${cpuSeconds}`, `-d ${dataBytes / 1024}`]
    .map((limit) => `ulimit ${limit} 2>/dev/null;`)
    .join(' ')
  // Where memory runs out, Linux ends this process before the server, which replaces it (proc_pid_oom_score_adj(5)).
  const first = '{ echo 900 > /proc/self/oom_score_adj; } 2>/dev/null;'
  return { file: shell, args: ['-c', `${first} ${set} exec "$@"`, 'sh', program, ...args] }
}

/** Linux counts CPU time for readers of /proc in hundredths of a second on every kind of processor (proc(5)). */
const msPerTick = 10

export type Usage = { cpuMs: number; residentBytes: number }

/** What a process has used so far. @returns null where it has ended, or the system does not say */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the program's name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick,
      residentBytes: Number(resident ?? 0) * 1024,
    }
  } catch {
    return null
  }
}
