/// The choices that the reader has made on this device.
struct Preferences: Sendable, Hashable {
  var playbackSpeed = PlaybackSpeed.normal
  /// The name that reviews show, or an empty text for the name of the account.
  var penName = ""
  /// True if the name is filled in at the next login.
  ///
  /// Otherwise the name is forgotten.
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
