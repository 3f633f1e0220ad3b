import Wireflow

/// A page on which a member accepts the house rules.
///
/// Each factory of the tutorial has its own page. The coordinator knows only this protocol.
@MainActor
protocol HouseRulesAccepting: RootLevelRepresentable {
  var isAccepted: Bool { get }
  /// A closure for the button that leads on, which works once the rules are accepted.
  var onAccepted: (() -> Void)? { get set }
}
