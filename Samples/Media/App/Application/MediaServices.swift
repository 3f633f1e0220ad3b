public import Foundation

/// The services that outlive the app when it is ended: accounts, and the archive of the stage.
@MainActor
public final class MediaServices {
  /// The archive of the stage from when the app last went to the background.
  public var archive: Data?
  let accounts: AccountService
  let movies = Movie.all

  /// Creates services of a device where somebody is signed in, or nobody.
  public init(signedIn name: String? = nil) {
    accounts = AccountService(
      passwords: ["Evey": "remember"], account: name.map(Account.init(name:)))
  }

  /// The name of the one who is signed in.
  public var accountName: String? { accounts.account?.name }
}
