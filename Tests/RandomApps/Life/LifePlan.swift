import Wireflow

/// A life of an app as its number decides it: how hostile it is, and on which wireframe.
package struct LifePlan {
  package enum Kind: String {
    /// All is patient, and the log is played again in a fresh app.
    case session
    /// Backends, observers, screens and ends interfere, and nobody waits for anybody.
    case hostile
  }

  package let number: UInt64

  package init(number: UInt64) {
    self.number = number
  }

  package var kind: Kind { number.isMultiple(of: 3) ? .hostile : .session }

  /// The name of the wireframe.
  package var wireframe: String {
    ["tab bar", "drawer", "split", "adaptive", "pages"][Int(number % 5)]
  }

  /// True if the app can open several windows.
  var hasWindows: Bool { number % 7 < 2 }

  /// True if the user now and then acts on a picture that is out of date.
  var looksBack: Bool { number % 7 == 2 }

  /// True if the user goes back to an earlier step, and takes another way from there.
  var travels: Bool { kind == .session && number % 7 > 4 }

  @MainActor
  func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch number % 5 {
    case 0: TabBarWireframe(stage: stage)
    case 1: HamburgerWireframe(stage: stage)
    case 2 where number % 2 == 0: SplitWireframe(stage: stage)
    case 2: ThreeColumnWireframe(stage: stage)
    case 3: AdaptiveWireframe(stage: stage)
    default: PagesWireframe(stage: stage)
    }
  }
}

/// A law that a life has broken.
package struct LifeFailure {
  /// The law, by which a failure that is made shorter is known again.
  package let law: String
  package let detail: String
}
