/// A rule by which the model reads what SwiftUI writes and decides when to change what it shows.
///
/// Each rule answers a behaviour of SwiftUI that was reported in public. A test leaves each rule out
/// and expects a failure, so a rule that nothing needs does not stay here.
package enum Rule: String, CaseIterable, Sendable {
  /// The stage hears of a written value one turn later, never while SwiftUI evaluates a body.
  ///
  /// https://github.com/NuPlay/RichText/issues/72
  case tellsLater
  /// A binding returns what SwiftUI has written until the stage has heard of it.
  case keepsWhatIsSaid
  /// After a presentation the model waits for `onAppear`.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  case awaitsAppearance
  /// After a dismissal the model waits for `onDismiss`.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/238
  case awaitsDismissal
  /// The model waits for the animation after `onAppear`.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case awaitsAnimations
  /// A shorter path is not the user's while a push moves: SwiftUI trims a path or lags behind.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case refusesTrimmedPaths
  /// Nil for a modal that has not appeared means that SwiftUI could not present it.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  case refusesEarlyNil
  /// SwiftUI reads a refused or a changed value again, also once nothing can move any more.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case asksToReadAgain
  /// Nothing that is written behind a wall comes from the user: a view that goes takes its sheet along.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  case distrustsWalledViews
  /// A page keeps its model until it has left the screen, because SwiftUI asks for its destination
  /// while it slides out.
  case keepsOutgoingPages
  /// Guards are asked again when the user puts a finger down.
  case asksGuardsAtTouch

  /// All rules.
  package static let all = Set(allCases)
}
