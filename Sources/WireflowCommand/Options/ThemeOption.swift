import WireflowTerminal

/// The themes of the command line, by name.
enum ThemeOption: String, CaseIterable {
  case dark
  case light
  case plain

  var theme: Theme {
    switch self {
    case .dark: .dark
    case .light: .light
    case .plain: .plain
    }
  }
}
