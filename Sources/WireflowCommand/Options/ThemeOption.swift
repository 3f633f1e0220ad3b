import WireflowTerminal

/// The themes that can be chosen on the command line, by their names there.
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
