public import Foundation

/// The services that survive the end of the app: accounts, and the archive of the stage.
@MainActor
public final class MediaServices {
  /// The archive from the last time the app went to the background.
  public var archive: Data?
  let accounts: AccountService
  let movies = Movie.all

  /// Creates the services of a device, with or without a signed-in user.
  public init(signedIn name: String? = nil) {
    accounts = AccountService(
      passwords: ["Evey": "remember"], account: name.map(Account.init(name:)))
  }

  /// The name of the signed-in user.
  public var accountName: String? { accounts.account?.name }
}
