// Every sentence the tools say in a terminal, in both languages. A test compares keys and parameters.

const en = {
  nodeTooOld:
    'Tradefloor needs Node {needed} or newer; this is Node {found}. Install a newer Node and try again.',
  waitingForOther: 'Another command is installing or building in this folder; waiting for it',
  firstInstall:
    'First start: about {download} MB of packages are downloaded, {disk} MB on the disk; then the site is built. That takes about 2 to 5 minutes once; later starts take seconds.',
  installing: 'Installing packages',
  installFailed: 'The packages could not be installed.',
  installOffline:
    'The packages could not be installed: the package registry cannot be reached. Check the network (or the proxy settings of npm) and try again.',
  installOutOfStep:
    'The packages could not be installed: package-lock.json does not match {file}. Run `npm install`, then try again.',
  diskFull: 'There is no space left on the disk. Free some space and try again.',
  notWritable:
    'A file or folder of this clone cannot be written by this user. Check who owns it and try again.',
  building: 'Building {app}',
  buildFailed: '{app} could not be built.',
  notBuilt: 'Nothing is built here yet. Run npm run build first.',
  lastLines: 'The last lines it printed:',
  interrupted: 'Stopped.',
  portTaken:
    'Port {port} is taken by another program. Stop that program, or choose another port: PORT={other} npm start',
  portForbidden: 'Port {port} may not be used by this user. Choose one above 1023: PORT=3000 npm start',
  devReady: 'Hot reload is on: {address}',
  devServerStopped: 'The server stopped with code {code}; it starts again with the next change.',
  browserInstalling: 'Installing Chromium and Chinese fonts (Debian packages)',
  browserMissing:
    'No Chromium found, and none could be installed. Type: {line} (or set CHROMIUM_PATH to a Chromium or Chrome).',
  browserPathWrong: 'CHROMIUM_PATH is {path}, but no program is there. Correct it or unset it.',
  fontsInstalling: 'Installing Chinese fonts (Debian package)',
  fontsMissing: 'No Chinese font found, and none could be installed. Type: {line}',
  mediaFontsInstalling: 'Installing the fonts of the demo fair (Debian packages)',
  mediaFontsMissing:
    'The fonts of the demo fair were not found: install the Debian packages fonts-wqy-microhei and fonts-noto-cjk.',
  ffmpegInstalling: 'Installing ffmpeg (Debian package)',
  ffmpegMissing: 'No ffmpeg found: install the Debian package ffmpeg, or set FFMPEG_PATH to the program.',
  otherBrowserInstalling: 'Installing {name} (Debian packages)',
  otherBrowserMissing:
    '{name} was not found, and could not be installed: install the Debian packages {packages}, or set {settings} to the programs.',
  postgresInstalling: 'Installing PostgreSQL (Debian package)',
  postgresMissing:
    'No PostgreSQL server found: install the Debian package postgresql, or put initdb and postgres on the PATH.',
  postgresStarting: 'Starting a throw-away PostgreSQL',
  postgresFailed: 'The throw-away PostgreSQL did not start.',
  postgresNoUser:
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody on this machine.',
  unknownSuite: 'There is no suite called {name}. The suites are: {names}.',
  suiteResult: '{name}: {passed} passed, {failed} failed, {skipped} skipped, {seconds} s',
  suiteEmpty: '{name} ran no test at all, which counts as a failure.',
  suiteNoReport: '{name} ended without a report, which counts as a failure.',
  suiteExit: '{name} ended with exit code {code} although no test failed, which counts as a failure.',
  suiteWithheld:
    '{name}: the host withheld up to {percent} % of this machine’s processors meanwhile. What failed ({failed}) is run once more.',
  changedUnknown:
    'git cannot say what changed since {base}. Name a commit or branch that is here: --changed=<ref>',
  planRuns: 'Will run: {names}',
  planFails: 'Cannot run, and counts as 1 failed: {name}. {reason}',
  planWithout: 'To run only what can run: {command} -- --only {names}',
  suiteNotRun: '{name} was not run: {reason}',
  summary: 'Suites',
  benchNames: 'Measurements (npm run bench -- <name>):',
  benchUnknown: 'There is no measurement called {name}.',
  benchNone: 'There are no measurements yet.',
  scriptMissing: '{path} is not there.',
}

/** @type {Record<keyof typeof en, string>} */
const zh = {
  nodeTooOld: 'Tradefloor 需要 Node {needed} 或更高版本，当前为 Node {found}。请安装新版 Node 后重试。',
  waitingForOther: '另一个命令正在此目录安装或构建，等待其完成',
  firstInstall:
    '首次启动：需下载约 {download} MB 的软件包（占用磁盘 {disk} MB），随后构建站点，总共约 2 至 5 分钟；以后启动只需几秒。',
  installing: '正在安装依赖包',
  installFailed: '依赖包安装失败。',
  installOffline: '依赖包安装失败：无法连接软件包仓库。请检查网络（或 npm 的代理设置）后重试。',
  installOutOfStep: '依赖包安装失败：package-lock.json 与 {file} 不一致。请运行 `npm install` 后重试。',
  diskFull: '磁盘空间不足。请清理后重试。',
  notWritable: '当前用户无法写入此目录中的文件。请检查其所有者后重试。',
  building: '正在构建 {app}',
  buildFailed: '{app} 构建失败。',
  notBuilt: '这里还没有构建。请先运行 npm run build。',
  lastLines: '其最后输出：',
  interrupted: '已停止。',
  portTaken: '端口 {port} 已被其他程序占用。请先停止那个程序，或换一个端口，例如：PORT={other} npm start',
  portForbidden: '没有权限使用端口 {port}。请换一个大于 1023 的端口，例如：PORT=3000 npm start',
  devReady: '热更新已开启：{address}',
  devServerStopped: '服务已退出（代码 {code}），下次改动后自动重启。',
  browserInstalling: '正在安装 Chromium 与中文字体（Debian 软件包）',
  browserMissing:
    '未找到 Chromium，也无法自动安装。请输入：{line}（或将 CHROMIUM_PATH 设为 Chromium 或 Chrome 的路径）。',
  browserPathWrong: 'CHROMIUM_PATH 为 {path}，但该处没有可执行程序。请更正或取消此设置。',
  fontsInstalling: '正在安装中文字体（Debian 软件包）',
  fontsMissing: '未找到中文字体，也无法自动安装。请输入：{line}',
  mediaFontsInstalling: '正在安装演示展会所用字体（Debian 软件包）',
  mediaFontsMissing: '未找到演示展会所用字体：请安装 Debian 软件包 fonts-wqy-microhei 与 fonts-noto-cjk。',
  ffmpegInstalling: '正在安装 ffmpeg（Debian 软件包）',
  ffmpegMissing: '未找到 ffmpeg：请安装 Debian 软件包 ffmpeg，或将 FFMPEG_PATH 设为该程序的路径。',
  otherBrowserInstalling: '正在安装 {name}（Debian 软件包）',
  otherBrowserMissing:
    '未找到 {name}，也无法自动安装：请安装 Debian 软件包 {packages}，或将 {settings} 设为相应程序的路径。',
  postgresInstalling: '正在安装 PostgreSQL（Debian 软件包）',
  postgresMissing:
    '未找到 PostgreSQL 服务程序：请安装 Debian 软件包 postgresql，或将 initdb 与 postgres 加入 PATH。',
  postgresStarting: '正在启动临时 PostgreSQL',
  postgresFailed: '临时 PostgreSQL 未能启动。',
  postgresNoUser: 'PostgreSQL 不能以 root 运行，而本机没有 postgres 或 nobody 用户。',
  unknownSuite: '没有名为 {name} 的测试组。可选：{names}。',
  suiteResult: '{name}：通过 {passed}，失败 {failed}，跳过 {skipped}，{seconds} 秒',
  suiteEmpty: '{name} 没有运行任何测试，按失败计。',
  suiteNoReport: '{name} 结束时没有报告，按失败计。',
  suiteExit: '{name} 没有失败的测试，但退出代码为 {code}，按失败计。',
  suiteWithheld:
    '{name}：运行期间宿主机最多占去了本机 {percent}% 的处理器时间。失败的 {failed} 项将再运行一次。',
  changedUnknown: 'git 无法说明自 {base} 以来的改动。请指定本地存在的提交或分支：--changed=<ref>',
  planRuns: '将运行：{names}',
  planFails: '无法运行，按 1 项失败计：{name}。{reason}',
  planWithout: '只运行可以运行的：{command} -- --only {names}',
  suiteNotRun: '{name} 未运行：{reason}',
  summary: '测试组',
  benchNames: '可用的测量（npm run bench -- <名称>）：',
  benchUnknown: '没有名为 {name} 的测量。',
  benchNone: '尚无测量。',
  scriptMissing: '找不到 {path}。',
}

export const tables = { en, zh }

/** @typedef {keyof typeof en} MessageKey */

/**
 * The locale variables in the order the C library reads them; the first one set decides.
 * @param {Record<string, string | undefined>} env
 * @returns {'zh' | 'en'}
 */
export function terminalLanguage(env = process.env) {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

/**
 * @param {MessageKey} key
 * @param {Record<string, string | number>} [parameters]
 * @returns {string}
 */
export function text(key, parameters = {}) {
  return tables[terminalLanguage()][key].replace(/\{(\w+)\}/g, (hole, name) =>
    String(parameters[name] ?? hole),
  )
}
