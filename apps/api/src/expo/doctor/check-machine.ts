import { existsSync, statfsSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { Config } from '../../config/config.ts'
import { type Finding, fault, formatBytes, ok, warning } from './finding.ts'

const mebibyte = 1_048_576
/** Below the first the embedded database does not open; below the second a busy day may fill it. */
const disk = { least: 96 * mebibyte, comfortable: 1024 * mebibyte }
/** What the program takes beside its caches, with the embedded database in it. */
const programBytes = 450 * mebibyte
const leastFree = 256 * mebibyte

/** Space where the data lies; the disk of a PostgreSQL is its own and cannot be seen from here. */
export function checkDisk(config: Pick<Config, 'dataDir' | 'databaseUrl'>, limits = disk): Finding[] {
  if (config.databaseUrl !== null)
    return [
      ok('disk', {
        zh: 'PostgreSQL 的磁盘由它自己的服务器管理，这里看不到',
        en: 'The disk of PostgreSQL is its server’s matter and cannot be seen from here',
      }),
    ]
  const { bavail, bsize } = statfsSync(nearest(config.dataDir))
  const free = bavail * bsize
  const text = {
    zh: `数据目录 ${config.dataDir} 还有 ${formatBytes(free)}`,
    en: `The data folder ${config.dataDir} has ${formatBytes(free)} left`,
  }
  const advice = {
    zh: '请腾出空间，或用 DATA_DIR 换到更大的磁盘（先备份）',
    en: 'Make room, or move to a larger disk with DATA_DIR after a backup',
  }
  if (free < limits.least) return [fault('disk', text, advice)]
  if (free < limits.comfortable) return [warning('disk', text, advice)]
  return [ok('disk', text)]
}

/** The folder, or the one that it would be made in. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

export function checkMemory(
  { cacheBytes, pictureCacheBytes }: Pick<Config, 'cacheBytes' | 'pictureCacheBytes'>,
  machine = { total: totalmem(), free: freemem() },
): Finding[] {
  const needed = programBytes + cacheBytes + pictureCacheBytes
  const [total, free, wanted] = [machine.total, machine.free, needed].map(formatBytes)
  if (needed > machine.total / 2)
    return [
      warning(
        'memory',
        {
          zh: `服务器最多会用约 ${wanted}，而本机共有 ${total}`,
          en: `The server may take about ${wanted}, and this machine has ${total}`,
        },
        { zh: '请减小 CACHE_MB 和 PICTURE_CACHE_MB', en: 'Lower CACHE_MB and PICTURE_CACHE_MB' },
      ),
    ]
  if (machine.free < leastFree)
    return [
      warning(
        'memory',
        { zh: `内存只剩 ${free}（共 ${total}）`, en: `Only ${free} of ${total} memory are free` },
        { zh: '请关闭其他程序或增加内存', en: 'Stop other programs, or add memory' },
      ),
    ]
  return [ok('memory', { zh: `内存剩余 ${free}，共 ${total}`, en: `${free} of ${total} memory are free` })]
}
