import Wireflow

/// A number computed from texts, with which the stage detects whether they have changed.
///
/// It is the same in every run, unlike a hash value, so pictures sent to a browser are
/// reproducible.
struct Fingerprint {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(UInt64(byte)) }
    // Ends the text: "ab" and "c" differ from "a" and "bc".
    combine(0x100)
  }

  mutating func combine(_ number: Int) {
    combine(UInt64(truncatingIfNeeded: number))
  }

  private mutating func combine(_ part: UInt64) {
    value = (value ^ part) &* 1_099_511_628_211
  }
}
