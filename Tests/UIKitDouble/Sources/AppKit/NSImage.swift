// https://developer.apple.com/documentation/appkit/nsimage/init(named:)
public final class NSImage {
  public init?(named name: String) { nil }
}
