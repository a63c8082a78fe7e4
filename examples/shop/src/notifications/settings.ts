export interface NotificationSettings {
  mail: boolean
}

const settings = new Map<string, NotificationSettings>()

/** 通知設定。既定は送る。 */
export function notificationSettings(userId: string): NotificationSettings {
  return settings.get(userId) ?? { mail: true }
}
