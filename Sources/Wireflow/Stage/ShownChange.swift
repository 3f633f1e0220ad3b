/// The change that the user has made on a backend already, while the stage is told of it.
@MainActor
struct ShownChange {
  /// The change that the stage must come to for the screen to be right.
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

  /// True if the app, and not the stage, does what follows from it.
  var isHandedOver: Bool {
    switch expected {
    case .maximize, .adapt: true
    case .pop, .dismiss, .select, .openDrawer, .closeDrawer, .minimize: false
    }
  }

  /// The backend that need not show a command, because it is what the user did there.
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
