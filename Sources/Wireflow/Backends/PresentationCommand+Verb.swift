extension PresentationCommand {
  /// The verb for the command.
  package var verb: String {
    switch self {
    case .install(_, let cause): cause.rawValue
    case .update: "update"
    case .select: "select"
    case .showDetail: "show detail"
    case .embed: "embed"
    case .unembed: "remove embedded"
    case .push: "push"
    case .pop: "pop"
    case .remove: "remove"
    case .replace: "replace"
    case .present: "present"
    case .dismiss: "dismiss"
    case .alert: "alert"
    case .closeAlert: "close alert"
    case .installPlayer: "install player"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .batch: "batch"
    }
  }
}
