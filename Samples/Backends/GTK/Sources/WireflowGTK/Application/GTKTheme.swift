import CGtk

/// The look of a window.
public enum GTKTheme: String, Sendable, Hashable, CaseIterable {
  /// The one that the system is set to.
  case system
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// Gives all windows the look.
  @MainActor
  func apply() {
    switch self {
    case .system: break
    case .light: wireflow_set_setting("gtk-application-prefer-dark-theme", 0)
    case .dark: wireflow_set_setting("gtk-application-prefer-dark-theme", 1)
    }
  }
}
