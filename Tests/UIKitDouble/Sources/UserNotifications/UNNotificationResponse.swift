public import Foundation

/// As much of the framework for notifications as a scene brings.
///
/// Source: Apple's page of `UNNotificationResponse`.
@MainActor
open class UNNotificationResponse: NSObject {
  public let actionIdentifier: String
  public let notification: UNNotification

  public init(
    actionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier",
    userInfo: [AnyHashable: Any]
  ) {
    self.actionIdentifier = actionIdentifier
    notification = UNNotification(userInfo)
  }
}

@MainActor
open class UNNotification: NSObject {
  public let request: UNNotificationRequest

  init(_ userInfo: [AnyHashable: Any]) {
    request = UNNotificationRequest(userInfo)
  }
}

@MainActor
open class UNNotificationRequest: NSObject {
  public let content: UNNotificationContent

  init(_ userInfo: [AnyHashable: Any]) {
    content = UNNotificationContent(userInfo)
  }
}

@MainActor
open class UNNotificationContent: NSObject {
  public let userInfo: [AnyHashable: Any]

  init(_ userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
  }
}
