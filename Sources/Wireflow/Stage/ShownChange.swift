/// A change that the user has already made on a backend, while the stage follows.
@MainActor
struct ShownChange {
  /// The change by the stage that would match the screen.
  enum Expected {
    case pop(to: any Screen)
    case dismiss(any Screen)
    case select(any Screen)
    case openDrawer
    case closeDrawer
    case minimize
    case maximize
    case adapt
  }

  let backend: ObjectIdentifier
  let expected: Expected

  /// True if the app, rather than the stage, carries out the change.
  var isHandedOver: Bool {
    switch expected {
    case .maximize, .adapt: true
    case .pop, .dismiss, .select, .openDrawer, .closeDrawer, .minimize: false
    }
  }

  /// Returns the backend that already shows a command, because the user did it there.
  func matches(_ command: PresentationCommand) -> ObjectIdentifier? {
    switch (command, expected) {
    case (.pop(let screen), .pop(let other)) where screen === other: backend
    case (.dismiss(let screen), .dismiss(let other)) where screen === other: backend
    case (.select(let root), .select(let other)) where root === other: backend
    case (.openDrawer, .openDrawer), (.closeDrawer, .closeDrawer): backend
    case (.minimize, .minimize), (.maximize, .maximize): backend
    case (.install(_, .adapt), .adapt): backend
    default: nil
    }
  }
}
