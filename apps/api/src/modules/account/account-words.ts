/** What is said after a change that succeeded. */
export const accountWords = {
  loggedOut: { zh: '已退出登录', en: 'Logged out' },
  saved: { zh: '保存成功', en: 'Saved' },
  passwordChanged: { zh: '密码修改成功，请重新登录', en: 'Password changed. Please log in again' },
  passwordReset: {
    zh: '密码已重置，请用新密码登录',
    en: 'Your password has been reset. Please log in with the new one',
  },
  phoneAdded: { zh: '登录手机已添加', en: 'Login phone added' },
  accountDeleted: {
    zh: '账号及其全部资料已删除',
    en: 'Your account and all its data have been deleted',
  },
}
