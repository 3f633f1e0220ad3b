/// The rules by which the model reads what SwiftUI writes and decides when to change what it shows.
///
/// Each of them answers a behaviour of SwiftUI that was reported in public. A test leaves each rule out
/// and expects a failure, so a rule that nothing needs does not stay here.
package struct Rules: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The stage hears of a written value one turn later, never while SwiftUI evaluates a body.
  ///
  /// https://github.com/NuPlay/RichText/issues/72
  package static let tellsLater = Rules(rawValue: 1 << 0)
  /// A binding returns what SwiftUI has written until the stage has heard of it.
  package static let keepsWhatIsSaid = Rules(rawValue: 1 << 1)
  /// After a presentation the model waits for `onAppear`.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  package static let awaitsAppearance = Rules(rawValue: 1 << 2)
  /// After a dismissal the model waits for `onDismiss`.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/238
  package static let awaitsDismissal = Rules(rawValue: 1 << 3)
  /// The model waits for the animation after `onAppear`.
  ///
  /// https://developer.apple.com/forums/thread/750879
  package static let awaitsAnimations = Rules(rawValue: 1 << 4)
  /// A shorter path is not the user's while a push moves: SwiftUI trims a path or lags behind.
  ///
  /// https://developer.apple.com/forums/thread/750879
  package static let refusesTrimmedPaths = Rules(rawValue: 1 << 5)
  /// Nil for a modal that has not appeared means that SwiftUI could not present it.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  package static let refusesEarlyNil = Rules(rawValue: 1 << 6)
  /// SwiftUI reads a refused or a changed value again, also once nothing can move any more.
  ///
  /// https://developer.apple.com/forums/thread/750879
  package static let asksToReadAgain = Rules(rawValue: 1 << 7)
  /// Nothing that is written behind a wall comes from the user: a view that goes takes its sheet along.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  package static let distrustsWalledViews = Rules(rawValue: 1 << 8)
  /// A page keeps its model until it has left the screen, because SwiftUI asks for its destination
  /// while it slides out.
  package static let keepsOutgoingPages = Rules(rawValue: 1 << 9)
  /// Guards are asked again when the user puts a finger down.
  package static let asksGuardsAtTouch = Rules(rawValue: 1 << 10)

  /// Each rule by its name.
  package static let named: [(name: String, rule: Rules)] = [
    ("tellsLater", .tellsLater), ("keepsWhatIsSaid", .keepsWhatIsSaid),
    ("awaitsAppearance", .awaitsAppearance), ("awaitsDismissal", .awaitsDismissal),
    ("awaitsAnimations", .awaitsAnimations), ("refusesTrimmedPaths", .refusesTrimmedPaths),
    ("refusesEarlyNil", .refusesEarlyNil), ("asksToReadAgain", .asksToReadAgain),
    ("distrustsWalledViews", .distrustsWalledViews), ("keepsOutgoingPages", .keepsOutgoingPages),
    ("asksGuardsAtTouch", .asksGuardsAtTouch),
  ]
  /// All rules.
  package static let all = Rules(named.map(\.rule))
}
