/// The reader's preferences on this device.
struct Preferences: Sendable, Hashable {
  var playbackSpeed = PlaybackSpeed.normal
  /// The name shown in reviews, or an empty text for the account's name.
  var penName = ""
  /// True if the next login starts with the name filled in.
  ///
  /// Otherwise the app forgets the name.
  var remembersName = true {
    didSet { if !remembersName { rememberedName = "" } }
  }
  private(set) var rememberedName = ""

  /// Keeps a name for the next login, if the reader wants that.
  mutating func remember(_ name: String) {
    guard remembersName else { return }
    rememberedName = name
  }
}
