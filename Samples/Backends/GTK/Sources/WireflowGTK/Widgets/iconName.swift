import CGtk

/// Returns the name of a system icon for an asset of the app, or else a fallback.
///
/// The icon has the asset's name, or corresponds to a word in the name.
@MainActor
func iconName(_ asset: String?, or fallback: String) -> String {
  guard let asset, let display = gdk_display_get_default() else { return fallback }
  let theme = gtk_icon_theme_get_for_display(display)
  let meant = iconsByWord.lazy.filter { asset.lowercased().contains($0.word) }.map(\.icon)
  return (["\(asset)-symbolic", asset] + meant).first {
    gtk_icon_theme_has_icon(theme, $0.cText) != 0
  } ?? fallback
}

/// The icons for words that often occur in asset names.
private let iconsByWord: [(word: String, icon: String)] = [
  ("discover", "system-search-symbolic"), ("search", "system-search-symbolic"),
  ("bookmark", "user-bookmarks-symbolic"), ("book", "x-office-address-book-symbolic"),
  ("profile", "avatar-default-symbolic"), ("account", "avatar-default-symbolic"),
  ("person", "avatar-default-symbolic"), ("settings", "emblem-system-symbolic"),
  ("film", "video-x-generic-symbolic"), ("movie", "video-x-generic-symbolic"),
  ("calendar", "x-office-calendar-symbolic"), ("appointment", "x-office-calendar-symbolic"),
  ("home", "user-home-symbolic"), ("list", "view-list-symbolic"),
  ("star", "starred-symbolic"), ("watch", "starred-symbolic"),
]
