#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The heap of this process.
enum Heap {
  #if canImport(Darwin)
  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? { Int(mstats().bytes_used) }
  #elseif canImport(Glibc)
  private typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? {
    // Its header is none of those that Swift imports.
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let file = open_memstream(&text, &size) else { return nil }
    let status = unsafeBitCast(symbol, to: WriteInfo.self)(0, file)
    fclose(file)
    defer { free(text) }
    guard status == 0, let text else { return nil }
    return used(in: String(cString: text))
  }

  /// The bytes that the system has given, without free ones: the sums are at the end.
  private static func used(in info: String) -> Int? {
    func last(_ type: String) -> Int? {
      guard let line = info.split(separator: "\n").last(where: { $0.contains("type=\"\(type)\"") })
      else { return nil }
      return line.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) }
    }
    guard let given = last("current"), let fast = last("fast"), let rest = last("rest"),
      let mapped = last("mmap")
    else { return nil }
    return given - fast - rest + mapped
  }
  #else
  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? { nil }
  #endif
}
