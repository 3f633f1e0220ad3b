import CGtk

/// The appearance of a window.
public enum GTKTheme: String, Sendable, Hashable, CaseIterable {
  /// The appearance chosen in the system's settings.
  case system
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// Applies the appearance to all windows.
  @MainActor
  func apply() {
    switch self {
    case .system: break
    case .light: wireflow_set_setting("gtk-application-prefer-dark-theme", 0)
    case .dark: wireflow_set_setting("gtk-application-prefer-dark-theme", 1)
    }
  }
}
