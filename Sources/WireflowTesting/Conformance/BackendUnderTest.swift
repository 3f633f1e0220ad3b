#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// A backend, and what a suite must know of it: what it shows, and how the user removes screens
/// on it.
///
/// ```swift
/// let backend = WindowBackend(scheduler: scheduler)
/// return BackendUnderTest(
///   backend, picture: { backend.picture }, userPops: { backend.swipeBack(to: $0) })
/// ```
@MainActor
public struct BackendUnderTest {
  /// The backend, which nobody else keeps.
  public let backend: any PresentationBackend
  let picture: @MainActor () -> BackendPicture
  let userPops: (@MainActor (any Screen) -> Void)?
  let userDismisses: (@MainActor (any Screen) -> Void)?
  let settle: (@MainActor () -> Void)?

  /// Creates the description of a backend.
  /// - Parameters:
  ///   - backend: a new backend, which no stage has had.
  ///   - picture: what the backend shows now, from what is really there.
  ///   - userPops: lets the user go back to a screen of the stack in front, by a swipe or a menu, as
  ///     the backend has it; nil when the user cannot. Where `Stage.allowsUserPop(to:)` is false, and
  ///     wherever else the backend would not let the user, it does nothing.
  ///   - userDismisses: lets the user swipe down the modal that begins with a screen; as above.
  ///   - settle: brings to its end what does not run on the suite's scheduler; nil when all does.
  public init(
    _ backend: any PresentationBackend,
    picture: @escaping @MainActor () -> BackendPicture,
    userPops: (@MainActor (any Screen) -> Void)? = nil,
    userDismisses: (@MainActor (any Screen) -> Void)? = nil,
    settle: (@MainActor () -> Void)? = nil
  ) {
    self.backend = backend
    self.picture = picture
    self.userPops = userPops
    self.userDismisses = userDismisses
    self.settle = settle
  }

  /// Creates the description of a picture backend.
  public init(_ backend: PictureBackend) {
    self.init(
      backend, picture: { backend.picture }, userPops: { backend.userPops(to: $0) },
      userDismisses: { backend.userDismisses($0) })
  }

  /// The abilities of the user on this backend.
  var abilities: Set<Journey.Step.Need> {
    var abilities: Set<Journey.Step.Need> = []
    if userPops != nil { abilities.insert(.userPops) }
    if userDismisses != nil { abilities.insert(.userDismisses) }
    return abilities
  }
}
#endif
